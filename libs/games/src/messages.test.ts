import type { TranslationLocale } from '@baize/brand';
import { messagesOf } from '@baize/testing';
import { expect, it } from 'vitest';

const LOCALES: readonly TranslationLocale[] = [
  'en',
  'de',
  'fr',
  'caf',
  'fi',
  'no',
  'ja',
  'br',
  'pt',
  'pe',
  'cl',
  'tl',
  'tr',
  'pl',
  'ca',
  'nz',
  'inen',
];

it.each(LOCALES)(
  'the casino’s description without jackpots has none in %s, and is a description of its own',
  (locale) => {
    const words = messagesOf(locale)['default'] ?? {};
    expect(words['games.lobby.descriptionWithoutJackpots']).not.toMatch(/jackpot|gros lot|jättipot|ジャックポット/i);
    expect(words['games.lobby.descriptionWithoutJackpots']).toContain('{minimumAge}');
    expect(words['games.lobby.description']).toMatch(/jackpot|gros lot|jättipot|ジャックポット/i);
  },
);
