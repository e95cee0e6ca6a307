import { expect, it } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { composeMessages } from './messages.ts';

const json = (value: Record<string, string>) => JSON.stringify(value);

it('puts the libraries of a namespace together and lets a brand reword what exists', () => {
  const root = temporaryFolder({
    'libs/shell/src/messages/en.json': json({ 'shell.home': 'Home' }),
    'libs/ui/src/messages/en.json': json({ 'ui.close': 'Close' }),
    'libs/wallet/src/messages/en.json': json({ 'wallet.title': 'Cashier' }),
    'brands/harbour/messages/en.json': json({ 'ui.close': 'Shut', 'ui.unknown': 'never' }),
  });
  expect(composeMessages(root, 'harbour', 'en', 'default')).toEqual({ 'shell.home': 'Home', 'ui.close': 'Shut' });
  expect(composeMessages(root, 'harbour', 'en', 'wallet')).toEqual({ 'wallet.title': 'Cashier' });
});

it('takes a variant of English from English, with the brand’s English rewording and then its own', () => {
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

it('refuses a key with two homes', () => {
  const root = temporaryFolder({
    'libs/shell/src/messages/en.json': json({ title: 'A' }),
    'libs/ui/src/messages/en.json': json({ title: 'B' }),
  });
  expect(() => composeMessages(root, 'harbour', 'en', 'default')).toThrow(/"title" stands in libs\/ui/);
});
