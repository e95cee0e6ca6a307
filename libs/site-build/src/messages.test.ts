import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TRANSLATION_LOCALES } from '@baize/brand';
import { temporaryFolder } from '@baize/testing/folders';
import { messagesOf } from '@baize/testing/messages';
import { composeMessages, NAMESPACES } from './messages.ts';

const json = (value: Record<string, string>) => JSON.stringify(value);

it('merges the libraries of a namespace and applies a brand’s overrides of existing keys', () => {
  const root = temporaryFolder({
    'libs/shell/src/messages/en.json': json({ 'shell.home': 'Home' }),
    'libs/ui/src/messages/en.json': json({ 'ui.close': 'Close' }),
    'libs/wallet/src/messages/en.json': json({ 'wallet.title': 'Cashier' }),
    'brands/harbour/messages/en.json': json({ 'ui.close': 'Shut', 'ui.unknown': 'never' }),
  });
  expect(composeMessages(root, 'harbour', 'en', 'default')).toEqual({ 'shell.home': 'Home', 'ui.close': 'Shut' });
  expect(composeMessages(root, 'harbour', 'en', 'wallet')).toEqual({ 'wallet.title': 'Cashier' });
});

it('builds a variant of English from English, the brand’s English and then its own texts', () => {
  const root = temporaryFolder({
    'libs/shell/src/messages/en.json': json({ 'shell.a': 'Colour', 'shell.b': 'Favourite', 'shell.c': 'Cash' }),
    'libs/shell/src/messages/nz.json': json({ 'shell.b': 'Fav' }),
    'brands/harbour/messages/en.json': json({ 'shell.a': 'Hue', 'shell.c': 'Money' }),
    'brands/harbour/messages/nz.json': json({ 'shell.c': 'Dosh' }),
  });
  expect(composeMessages(root, 'harbour', 'nz', 'default')).toEqual({
    'shell.a': 'Hue',
    'shell.b': 'Fav',
    'shell.c': 'Dosh',
  });
});

it('rejects a key that is defined twice', () => {
  const root = temporaryFolder({
    'libs/shell/src/messages/en.json': json({ title: 'A' }),
    'libs/ui/src/messages/en.json': json({ title: 'B' }),
  });
  expect(() => composeMessages(root, 'harbour', 'en', 'default')).toThrow(/"title" is in libs\/ui/);
});

it.each(TRANSLATION_LOCALES)('gives a release the texts that tests and stories show, in %s', (locale) => {
  const root = join(import.meta.dirname, '../../..');
  const released = Object.keys(NAMESPACES).map(
    (name) => [name, composeMessages(root, 'no-brand', locale, name)] as const,
  );
  expect(messagesOf(locale)).toEqual(Object.fromEntries(released));
});

const filipino = () => Object.values(messagesOf('tl')).flatMap((texts) => Object.entries(texts));

it('addresses Filipino players with ka and mo only', () => {
  expect(filipino().filter(([, text]) => /\b(kayo|kayong|ninyo|ninyong|inyo|inyong|po)\b/i.test(text))).toEqual([]);
});

// CLDR's "one" covers 1, 2, 3, 5, 7 and 8 in Filipino, so "{count} free spin" and "{count} free spins" would alternate.
it('has one wording after every number in Filipino', () => {
  const texts = new Map(filipino());
  const forms = [...texts].filter(([key]) => key.endsWith('_one'));
  expect(forms.filter(([key, text]) => texts.get(key.replace(/_one$/, '_other')) !== text)).toEqual([]);
  expect(forms.length).toBeGreaterThan(10);
});
