import { describe, expect, it, vi } from 'vitest';
import { createI18n, loadNamespace } from './index.ts';

const make = (
  languageTag: string,
  messages: Record<string, string>,
  load = vi.fn(() => Promise.resolve<Record<string, string>>({})),
) => ({ i18n: createI18n({ languageTag, messages: { default: messages }, load }), load });

describe('texts', () => {
  const { i18n } = make('en', {
    hello: 'Hello {name}',
    first: 'Line {0} of {1}',
    'a.b:c': 'Flat',
    games_one: '{count} game',
    games_other: '{count} games',
    markup: '<b>{name}</b>',
  });
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

  it('keeps a text readable if a value is missing', () => {
    expect(i18n.t('hello')).toContain('Hello');
    expect(i18n.t('hello')).not.toContain('undefined');
  });
  it('forms plurals by the language', () => {
    const polish = make('pl', {
      days_one: '{count} dzień',
      days_few: '{count} dni',
      days_many: '{count} dni!',
      days_other: '{count} dnia',
    }).i18n;
    expect([1, 3, 5].map((count) => polish.t('days', { count }))).toEqual(['1 dzień', '3 dni', '5 dni!']);
  });
});

describe('namespaces', () => {
  it('load once for parallel callers and fall back to the default texts', async () => {
    const { i18n, load } = make(
      'fi-FI',
      { back: 'Takaisin' },
      vi.fn(() => Promise.resolve({ pay: 'Maksa' })),
    );
    await Promise.all([loadNamespace(i18n, 'wallet'), loadNamespace(i18n, 'wallet')]);
    await loadNamespace(i18n, 'wallet');
    expect(load).toHaveBeenCalledTimes(1);
    const text = i18n.getFixedT('fi-FI', 'wallet');
    expect([text('pay'), text('back')]).toEqual(['Maksa', 'Takaisin']);
  });
  it('are fetched again after a failure', async () => {
    const load = vi
      .fn(() => Promise.resolve<Record<string, string>>({ pay: 'Pay' }))
      .mockRejectedValueOnce(new Error('offline'));
    const { i18n } = make('en', {}, load);
    await expect(loadNamespace(i18n, 'wallet')).rejects.toThrow('offline');
    await loadNamespace(i18n, 'wallet');
    expect(i18n.t('pay', { ns: 'wallet' })).toBe('Pay');
  });
});
