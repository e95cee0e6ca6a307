import { TRANSLATION_LOCALES } from '@baize/brand';
import { messagesOf } from '@baize/testing';
import { expect, it } from 'vitest';

it.each(TRANSLATION_LOCALES)(
  'the casino’s description without jackpots has none in %s, and is a description of its own',
  (locale) => {
    const words = messagesOf(locale)['default'] ?? {};
    expect(words['games.lobby.descriptionWithoutJackpots']).not.toMatch(/jackpot|gros lot|jättipot|ジャックポット/i);
    expect(words['games.lobby.descriptionWithoutJackpots']).toContain('{minimumAge}');
    expect(words['games.lobby.description']).toMatch(/jackpot|gros lot|jättipot|ジャックポット/i);
  },
);

it('promises no play money in English, which GG reads: there, it needs a verified age (ruling 21)', () => {
  const words = messagesOf('en');
  const promising = Object.values(words)
    .flatMap((texts) => Object.entries(texts ?? {}))
    .filter(([key, text]) => /^games\.(?:lobby|welcome)/.test(key) && /play money/i.test(text));
  expect(promising).toEqual([]);
});
