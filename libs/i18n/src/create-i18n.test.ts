import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { createI18n, type Text } from './index.ts';

const make = (languageTag: string, messages: Record<string, string>, load = vi.fn(() => Promise.resolve<Record<string, string>>({}))) => ({ i18n: createI18n({ languageTag, messages: { default: messages }, load }), load });

describe('texts', () => {
  const { i18n } = make('en', { hello: 'Hello {name}', first: 'Line {0} of {1}', 'a.b:c': 'Flat', games_one: '{count} game', games_other: '{count} games', markup: '<b>{name}</b>' });
  it.each([
    ['named', 'hello', { name: 'Aino' }, 'Hello Aino'],
    ['numbered', 'first', { 0: 'x', 1: 'y' }, 'Line x of y'],
    ['flat keys with dots and colons', 'a.b:c', {}, 'Flat'],
    ['one', 'games', { count: 1 }, '1 game'],
    ['many', 'games', { count: 2 }, '2 games'],
    ['none', 'games', { count: 0 }, '0 games'],
    ['values that look like placeholders stay as typed', 'hello', { name: '{count}' }, 'Hello {count}'],
    ['values are not escaped: React does it', 'markup', { name: '&' }, '<b>&</b>'],
    ['a missing text is its key', 'not.there', {}, 'not.there'],
  ])('%s', (_, key, values, expected) => expect(i18n.t(key, values)).toBe(expected));

  it('keeps a text whole when a value is missing', () => {
    expect(i18n.t('hello')).toContain('Hello');
    expect(i18n.t('hello')).not.toContain('undefined');
  });
  it('forms plurals by the language', () => {
    const polish = make('pl', { days_one: '{count} dzień', days_few: '{count} dni', days_many: '{count} dni!', days_other: '{count} dnia' }).i18n;
    expect([1, 3, 5].map((count) => polish.t('days', { count }))).toEqual(['1 dzień', '3 dni', '5 dni!']);
  });
});

describe('namespaces', () => {
  it('load once however many ask at the same time, and have the default texts behind them', async () => {
    const { i18n, load } = make('fi-FI', { back: 'Takaisin' }, vi.fn(() => Promise.resolve({ pay: 'Maksa' })));
    await Promise.all([i18n.load('wallet'), i18n.load('wallet')]);
    await i18n.load('wallet');
    expect(load).toHaveBeenCalledTimes(1);
    const text = i18n.textsOf('wallet');
    expect([text('pay'), text('back')]).toEqual(['Maksa', 'Takaisin']);
  });
  it('are told by other functions once they have arrived, so that nothing keeps showing keys', async () => {
    const { i18n } = make('en', { back: 'Back' }, vi.fn(() => Promise.resolve({ pay: 'Pay' })));
    const before = i18n.textsOf('wallet');
    expect([i18n.has('wallet'), before('pay'), before('back'), i18n.textsOf('wallet')]).toEqual([false, 'pay', 'Back', before]);
    await i18n.load('wallet');
    expect([i18n.has('wallet'), i18n.textsOf('wallet')('pay'), i18n.textsOf('wallet')]).toEqual([true, 'Pay', i18n.textsOf('wallet')]);
    expect(i18n.textsOf('wallet')).not.toBe(before);
  });
  it('are tried anew after a failure', async () => {
    const load = vi.fn(() => Promise.resolve<Record<string, string>>({ pay: 'Pay' })).mockRejectedValueOnce(new Error('offline'));
    const { i18n } = make('en', {}, load);
    await expect(i18n.load('wallet')).rejects.toThrow('offline');
    await i18n.load('wallet');
    expect(i18n.textsOf('wallet')('pay')).toBe('Pay');
  });
});

/** Translation locales whose name is no language tag (ruling 2). */
const TAGS: Readonly<Record<string, string>> = { br: 'pt-BR', ca: 'en-CA', caf: 'fr-CA', cl: 'es-CL', inen: 'en-IN', no: 'nb-NO', nz: 'en-NZ', pe: 'es-PE', pt: 'pt-PT', tl: 'fil-PH' };
const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = [...readdirSync(join(ROOT, 'libs')).map((name) => join(ROOT, 'libs', name)), join(ROOT, 'apps/site')].map((folder) => join(folder, 'src/messages')).filter((folder) => existsSync(folder));
const FILES = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => ({ locale: basename(file, '.json'), texts: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string> })));
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1.5, 1_000_000];

describe('every text of the product reads as i18next would write it', () => {
  it.each([...new Set(FILES.map(({ locale }) => locale))])('%s', async (locale) => {
    const texts = Object.assign({}, ...FILES.filter((file) => file.locale === locale).map((file) => file.texts)) as Record<string, string>;
    const languageTag = TAGS[locale] ?? locale;
    const reference = createInstance();
    await reference.init({
      lng: languageTag, fallbackLng: false, load: 'currentOnly', defaultNS: 'default', resources: { [languageTag]: { default: texts } },
      keySeparator: false, nsSeparator: false, interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
    });
    const expected = reference.t as unknown as Text;
    const { t } = createI18n({ languageTag, messages: { default: texts }, load: () => Promise.resolve({}) });
    const keys = [...new Set(Object.keys(texts).flatMap((key) => [key, key.replace(new RegExp(`_(?:${FORMS.join('|')})$`), '')]))];
    expect(keys.length).toBeGreaterThan(0);
    const others = keys.flatMap((key) => {
      const forms = [key, ...FORMS.map((form) => `${key}_${form}`)];
      const names = forms.flatMap((form) => [...(texts[form] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
      const values = Object.fromEntries(names.map((name) => [name, `<${name} & {count}>`]));
      // Where a number stands in no key it decides nothing.
      const counts = key in texts ? [] : COUNTS;
      return [{}, values, ...counts.map((count) => ({ ...values, count }))].filter((given) => t(key, given) !== expected(key, given)).map((given) => ({ key, given, ours: t(key, given), theirs: expected(key, given) }));
    });
    expect(others).toEqual([]);
  });
});
