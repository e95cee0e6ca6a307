/// <reference types="vite/client" />
import { TRANSLATION_BASE, type TranslationLocale } from '@baize/brand';

/** The product's real texts, so a test that finds a label proves that the label exists. */
const files = import.meta.glob<Record<string, string>>(
  ['../../../*/src/messages/*.json', '../../../../apps/site/src/messages/*.json'],
  { eager: true, import: 'default' },
);

/** Separate namespaces load with a route; everything else is `default` (ruling 3). */
const OWN = new Set(['auth', 'wallet']);

function ofLocale(locale: string): Record<string, Record<string, string>> {
  const messages: Record<string, Record<string, string>> = { default: {} };
  for (const [path, words] of Object.entries(files)) {
    const [, folder = '', file] = /([\w-]+)\/src\/messages\/([\w-]+)\.json$/.exec(path) ?? [];
    if (file !== locale) continue;
    const namespace = OWN.has(folder) ? folder : 'default';
    messages[namespace] = { ...messages[namespace], ...words };
    // Frame texts are there before their domain is.
    const frame = Object.entries(words).filter(([key]) => /^[\w-]+\.frame\./.test(key));
    messages['default'] = { ...messages['default'], ...Object.fromEntries(frame) };
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
