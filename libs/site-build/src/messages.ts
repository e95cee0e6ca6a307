import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSLATION_BASE, type TranslationLocale } from '@baize/brand';

export type Messages = Record<string, string>;

/** Folders whose texts the shell and the first screens need (ruling 3). */
const DEFAULT_FOLDERS: readonly string[] = ['libs/shell', 'libs/ui', 'libs/games', 'apps/site'];

/** The repository whose texts these are. */
const ROOT = join(import.meta.dirname, '../../..');

/**
 * Folders of texts by namespace (ruling 3). `default` comes with every page. Every other library with texts has a
 * namespace of its own, named after its folder and fetched with the domain's routes.
 */
export const NAMESPACES: Readonly<Record<string, readonly string[]>> = {
  default: DEFAULT_FOLDERS,
  ...Object.fromEntries(
    readdirSync(join(ROOT, 'libs'))
      .filter(
        (library) =>
          !DEFAULT_FOLDERS.includes(`libs/${library}`) && existsSync(join(ROOT, 'libs', library, 'src/messages')),
      )
      .sort()
      .map((library) => [library, [`libs/${library}`]]),
  ),
};

/**
 * Tells whether a domain's text belongs to the frame (`wallet.frame.…`): navigation shows it before the domain has
 * loaded.
 */
const isFrameText = (key: string): boolean => /^[\w-]+\.frame\./.test(key);

function readFile(file: string): Messages {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {};
}

/** Reads one folder's texts. A variant (`ca`) only contains the texts that differ from its base (`en`). */
function readLocale(root: string, folder: string, locale: TranslationLocale): Messages {
  const base = TRANSLATION_BASE[locale];
  return {
    ...(base ? readLocale(root, folder, base) : {}),
    ...readFile(join(root, folder, 'src/messages', `${locale}.json`)),
  };
}

/**
 * Composes the texts of one namespace for a brand: those of the libraries in order, then the brand's overrides of
 * existing keys.
 * The frame texts of every domain are part of `default`.
 * @throws if two folders define the same key, because one would silently win
 */
export function composeMessages(root: string, brand: string, locale: TranslationLocale, namespace: string): Messages {
  const composed: Messages = {};
  const first = namespace === 'default';
  const folders = first ? Object.values(NAMESPACES).flat() : (NAMESPACES[namespace] ?? []);
  for (const folder of folders) {
    const isDefault = DEFAULT_FOLDERS.includes(folder);
    for (const [key, value] of Object.entries(readLocale(root, folder, locale))) {
      if (!isDefault && isFrameText(key) !== first) continue;
      if (key in composed)
        throw new Error(
          `The text "${key}" is in ${folder} and in another folder of namespace "${namespace}". Keep one of them: prefix keys with their domain.`,
        );
      composed[key] = value;
    }
  }
  const base = TRANSLATION_BASE[locale];
  const overrides = {
    ...(base ? readFile(join(root, 'brands', brand, 'messages', `${base}.json`)) : {}),
    ...readFile(join(root, 'brands', brand, 'messages', `${locale}.json`)),
  };
  for (const [key, value] of Object.entries(overrides)) if (key in composed) composed[key] = value;
  return composed;
}
