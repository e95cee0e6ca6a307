/// <reference types="vite/client" />
import { TRANSLATION_BASE, type TranslationLocale } from '@baize/brand';

/** The product's real texts, so a test that finds a label proves that the label exists. */
const files = import.meta.glob<Record<string, string>>(
  ['../../../*/src/messages/*.json', '../../../../apps/site/src/messages/*.json'],
  { eager: true, import: 'default' },
);

/**
 * Folders whose texts come with every page (ruling 3). Every other library has a namespace of its own, without which its
 * texts are not found. A test in `libs/site-build` compares the result with a release.
 */
const FIRST_PAGE: ReadonlySet<string> = new Set(['shell', 'ui', 'games', 'site']);
/** The frame shows these before their domain has loaded. */
const isFrameText = (key: string): boolean => /^[\w-]+\.frame\./.test(key);

function ofLocale(locale: string): Record<string, Record<string, string>> {
  const messages: Record<string, Record<string, string>> = { default: {} };
  for (const [path, words] of Object.entries(files)) {
    const [, folder = '', file] = /([\w-]+)\/src\/messages\/([\w-]+)\.json$/.exec(path) ?? [];
    if (file !== locale) continue;
    for (const [key, text] of Object.entries(words)) {
      const namespace = FIRST_PAGE.has(folder) || isFrameText(key) ? 'default' : folder;
      (messages[namespace] ??= {})[key] = text;
    }
  }
  return messages;
}

/** Every namespace in a translation locale; a variant (`ca`) over its base. */
export function messagesOf(locale: TranslationLocale): Record<string, Record<string, string>> {
  const base = TRANSLATION_BASE[locale];
  const own = ofLocale(locale);
  if (!base) return own;
  const under = ofLocale(base);
  return Object.fromEntries(
    [...new Set([...Object.keys(under), ...Object.keys(own)])].map((namespace) => [
      namespace,
      { ...under[namespace], ...own[namespace] },
    ]),
  );
}
