import { camel } from '../names.ts';

/** The grey brand that a new one starts from. */
export const REFERENCE_BRAND = 'wireframe';

/** Writes another brand's id and name where a text of the reference brand has its own. */
export const renameReferenceBrand = (
  text: string,
  { id, name }: { readonly id: string; readonly name: string },
): string =>
  text
    .replaceAll('WIREFRAME', name.toUpperCase())
    .replaceAll('Wireframe', name)
    .replace(/\bwireframe\b(?=[A-Z])/g, camel(id))
    .replaceAll('wireframe', id);
