/** First names that end like the other sex's: enough for invented people, and only the hair and the beard follow. */
const masculine = new Set(
  `alexandre alphonse ambroise andré antoine aristide auguste baptiste basile blaise camille christophe clovis côme
  edgar elie élie étienne etienne eustache félicité fabrice gédéon georges gilles grégoire guillaume gustave hervé
  hippolyte isidore jacques jérôme jules léandre léonce luca ludovic maurice maxime mathieu moïse moussa mustafa noé
  octave philippe pierre placide prosper rené rodolphe sacha serge stéphane théophile théodore timothée ulysse
  wenceslas yves zacharie joshua issa ezra nikola aurèle adélard aimé honoré josé hugo emile émile barnabé mathurin`.split(
    /\s+/,
  ),
);
const feminine = new Set(
  `abigaïl agnès alison anaïs anouk astrid aïssatou carmen cathy chantal déborah doris édith élisabeth esther fanny
  flavie gladys inès ingrid iris isabel jennifer judith karen kathleen kim lou manon margot marion maud meryem miriam
  myriam naomi noor nour odette rachel ruth salomé sarah sharon solweig sophie wendy yasmin zoé chloé noémi maïté
  ludivine marie-soleil marie-ève maëlle khadidja fatou aminatou mariam maryam ivy ann anne bérénice manel hind`.split(
    /\s+/,
  ),
);

export type Build = "feminine" | "masculine";

/** Which hair and beard a name suggests. */
export function buildFor(name: string): Build {
  const first = name.trim().toLocaleLowerCase("fr").split(/[\s]/)[0] ?? "";
  const head = first.split("-")[0] ?? first;
  if (feminine.has(first) || feminine.has(head)) return "feminine";
  if (masculine.has(first) || masculine.has(head)) return "masculine";
  return /(?:[aey]|ie|ée|elle|ine|is)$/.test(head) && !/(?:is)$/.test(head) ? "feminine" : "masculine";
}
