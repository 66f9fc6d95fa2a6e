/**
 * Names in the page that hide the browser's own members from scripts: a form's field hides the form's member of that name,
 * and a named form, frame or image the document's (https://html.spec.whatwg.org/#dom-form-nameditem).
 */

const FIELDS = "button, fieldset, input, object, output, select, textarea, img";
const NAMED = "embed, form, iframe, img, object";

/** Names that scripts seldom ask of a form, or that hide what is the same: hundreds of forms have them. */
const HARMLESS = /^(name|title|target|lang|dir)$/;

/** Each name of a field or element, as it stands in the page. */
const namesOf = (elements: Iterable<Element>): readonly string[] =>
  [...elements]
    .flatMap((element) => [element.getAttribute("name"), element.id])
    .filter((name) => name !== null);

const isHidden = (prototype: object) => (name: string) =>
  name !== "" && name in prototype && !HARMLESS.test(name);

/** The form that the marker is, those in it and those around it. */
function formsAt(marker: Element): readonly HTMLFormElement[] {
  const forms = [...document.querySelectorAll("form")];
  const { contains } = Node.prototype;
  return forms.filter((form) => contains.call(form, marker) || contains.call(marker, form));
}

/** Fields by their `form` attribute, too: `elements` of the form may be hidden itself. */
const fieldsOf = (form: HTMLFormElement): readonly Element[] =>
  [...document.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    (field) => field.form === form || Node.prototype.contains.call(form, field),
  );

/**
 * A sentence that names them, if they may be why the marker has failed; else an empty text.
 *
 * @param message what was thrown: if it contains one of the names, only that one is meant
 */
export function shadowingFields(marker: Element, message: string): string {
  const inForms = formsAt(marker).flatMap((form) =>
    namesOf(fieldsOf(form)).filter(isHidden(HTMLFormElement.prototype)),
  );
  const inPage = namesOf(document.querySelectorAll(NAMED)).filter(isHidden(Document.prototype));
  const all = [...new Set([...inForms, ...inPage])];
  const meant = all.filter((name) => new RegExp(`\\b${name}\\b`).test(message));
  const names = (meant.length > 0 ? meant : all).map((name) => `"${name}"`).join(", ");
  if (!names) return "";
  return (
    `A field of a form, or another element of the page, is named ${names}: that hides what the browser itself calls so, ` +
    "and is the probable cause. Give it another name, or put the marker outside of the form."
  );
}
