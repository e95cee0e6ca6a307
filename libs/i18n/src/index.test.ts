import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports only its public names', () => {
  expect(Object.keys(library).sort()).toEqual([
    'FormatProvider',
    'I18nProvider',
    'TRANSLATION_ATTEMPTS',
    'TRANSLATION_DELAY_MS',
    'createI18n',
    'fetchMessages',
    'fillText',
    'loadNamespace',
    'timeZoneName',
    'useFormat',
    'useLanguageTag',
    'useNamespaceLoader',
    'useText',
    'useTranslationNamespace',
  ]);
});
