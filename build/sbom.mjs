// @ts-check
/**
 * `dist/sbom.cdx.json`: the bundled packages as a CycloneDX bill of materials, for scanners. `npm audit` sees none of
 * them, because the package has no dependencies.
 */
import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";

/**
 * Has neither a date nor a serial number: the same source gives the same bytes.
 *
 * @param {{ name: string, version: string, license: string }} product as package.json has it
 * @param {readonly import("./bundled-packages.mjs").BundledPackage[]} packages
 * @returns {Uint8Array}
 */
export function billOfMaterials(product, packages) {
  const bom = new Models.Bom();
  bom.metadata.component = component(product);
  for (const one of packages) bom.components.add(component(one));
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return Buffer.from(`${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`);
}

/** @param {{ name: string, version: string, license: string }} one */
function component({ name, version, license }) {
  const [, scope, plain = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const path = scope ? `${encodeURIComponent(scope)}/${plain}` : plain;
  return new Models.Component(Enums.ComponentType.Library, plain, {
    ...(scope ? { group: scope } : {}),
    bomRef: `${name}@${version}`,
    version,
    purl: `pkg:npm/${path}@${version}`,
    licenses: new Models.LicenseRepository([
      /\s/.test(license) ? new Models.LicenseExpression(license) : new Models.SpdxLicense(license),
    ]),
  });
}
