import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSLATION_BASE, type TranslationLocale } from '@baize/brand';

export type Messages = Record<string, string>;

/**
 * Which folders of texts make which namespace (ruling 3): `default` is what the shell and the first screens need,
 * a domain's own comes with its route.
 */
export const NAMESPACES: Readonly<Record<string, readonly string[]>> = {
  default: ['libs/shell', 'libs/ui', 'libs/games', 'apps/site'],
  auth: ['libs/auth'],
  content: ['libs/content'],
  wallet: ['libs/wallet'],
  account: ['libs/account'],
  limits: ['libs/limits'],
  bonus: ['libs/bonus'],
  sportsbook: ['libs/sportsbook'],
  support: ['libs/support'],
};

function readFile(file: string): Messages {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {};
}

/** One folder's texts; a variant (`ca`) states only what it says differently from its base (`en`). */
function readLocale(root: string, folder: string, locale: TranslationLocale): Messages {
  const base = TRANSLATION_BASE[locale];
  return {
    ...(base ? readLocale(root, folder, base) : {}),
    ...readFile(join(root, folder, 'src/messages', `${locale}.json`)),
  };
}

/**
 * The texts of one namespace for a brand: the libraries' in order, then the brand's overrides of keys that exist.
 * @throws if two folders define the same key: one would silently win
 */
export function composeMessages(root: string, brand: string, locale: TranslationLocale, namespace: string): Messages {
  const composed: Messages = {};
  for (const folder of NAMESPACES[namespace] ?? []) {
    for (const [key, value] of Object.entries(readLocale(root, folder, locale))) {
      if (key in composed)
        throw new Error(
          `The text "${key}" stands in ${folder} and in another folder of namespace "${namespace}". Give it one home: prefix keys with their domain.`,
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
