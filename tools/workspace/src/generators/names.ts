/** `live-tables` → `LiveTables`. */
export const pascal = (kebab: string): string =>
  kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
/** `live-tables` → `liveTables`. */
export const camel = (kebab: string): string => pascal(kebab).charAt(0).toLowerCase() + pascal(kebab).slice(1);
/** `live-tables` → `LIVE_TABLES`. */
export const constant = (kebab: string): string => kebab.toUpperCase().replaceAll('-', '_');

/** @throws when a name does not fit the house's rules */
export function requireKebab(name: string, what: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" is not a valid name for ${what}. Use lower-case words joined by hyphens, for example live-tables.`,
    );
  if (['utils', 'helpers', 'common', 'misc', 'shared'].includes(name))
    throw new Error(`"${name}" says nothing of what is inside. Name ${what} by what it is about.`);
}
