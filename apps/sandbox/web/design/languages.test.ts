import { expect, it } from 'vitest';
import { languageFor, LANGUAGES } from './languages.ts';

it('writes every tag as Intl does', () => {
  for (const { tag } of LANGUAGES.values()) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
});

// What a payment sends: the operator's translation locale.
it.each([
  ['en', 'en', 'en'],
  ['fi', 'fi', 'fi-FI'],
  ['no', 'no', 'nb-NO'],
  ['de', 'de', 'de-DE'],
  ['caf', 'caf', 'fr-CA'],
  ['ca', 'en', 'en-CA'],
  ['nz', 'en', 'en-NZ'],
  ['fr', 'fr', 'fr-FR'],
  ['inen', 'en', 'en-IN'],
  ['cl', 'cl', 'es-CL'],
  ['pe', 'pe', 'es-PE'],
  ['pt', 'pt', 'pt-PT'],
  ['br', 'br', 'pt-BR'],
  ['ja', 'ja', 'ja'],
  ['tl', 'tl', 'fil-PH'],
  ['tr', 'tr', 'tr-TR'],
  ['pl', 'pl', 'pl'],
])('knows the translation locale %s', (asked, messages, tag) => expect(languageFor(asked)).toEqual({ messages, tag }));

// What a game launch sends: a language in two letters, or the market's tag.
it.each([
  ['NO', 'no', 'nb-NO'],
  ['nb-NO', 'no', 'nb-NO'],
  ['DE', 'de', 'de-DE'],
  ['de-AT', 'de', 'de-AT'],
  ['FR', 'fr', 'fr-FR'],
  ['fr-CA', 'caf', 'fr-CA'],
  ['ES', 'cl', 'es-CL'],
  ['es-CL', 'cl', 'es-CL'],
  ['es-PE', 'pe', 'es-PE'],
  ['PT', 'pt', 'pt-PT'],
  ['pt-BR', 'br', 'pt-BR'],
  ['JA', 'ja', 'ja'],
  ['TL', 'tl', 'fil-PH'],
  ['fil-PH', 'tl', 'fil-PH'],
  ['TR', 'tr', 'tr-TR'],
  ['PL', 'pl', 'pl'],
  ['en_NZ', 'en', 'en-NZ'],
  ['fi-FI', 'fi', 'fi-FI'],
])('knows the language %s', (asked, messages, tag) => expect(languageFor(asked)).toEqual({ messages, tag }));

it.each(['', 'xx', 'sv-SE', 'ca-ES', 'br-FR', 'constructor', 'en-%00'])('serves “%s” in English', (asked) =>
  expect(languageFor(asked)).toEqual({ messages: 'en', tag: 'en' }),
);
