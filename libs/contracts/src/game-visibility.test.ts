import { describe, expect, it } from 'vitest';
import { closedBy, closedGames, visibilityOf, type VisibilityPlace } from './game-visibility.ts';

const GAME = { type: 'casinoGames', jackpotExist: false, channels: ['web', 'mobile'] } as const;
const PROVIDER = { markets: ['UN', 'FI'], restrictedCountry: ['US'], removeRestrictedCountryOverlay: false } as const;
const SUB = { excluded: false, restrictedCountry: ['CA'] } as const;
const ALL_ALLOWED = { live: true, jackpots: true } as const;
const HIDING: VisibilityPlace = {
  market: 'UN',
  country: 'FI',
  channel: 'web',
  showsRestricted: false,
  law: ALL_ALLOWED,
};
const SHOWING: VisibilityPlace = { ...HIDING, showsRestricted: true };
const NO_OVERLAY = { ...PROVIDER, removeRestrictedCountryOverlay: true } as const;
const EXCLUDED = { ...SUB, excluded: true } as const;
const LIVE = { ...GAME, type: 'liveCasinoGames' } as const;
const JACKPOT = { ...GAME, jackpotExist: true } as const;
const PHONE_ONLY = { ...GAME, channels: ['mobile'] } as const;

describe('visibilityOf', () => {
  it.each([
    ['nothing against it', GAME, PROVIDER, SUB, HIDING, 'visible', null],
    ['no sub-provider', GAME, PROVIDER, null, HIDING, 'visible', null],
    ['nothing against it, where restricted games are shown', GAME, PROVIDER, SUB, SHOWING, 'visible', null],
    ['an unknown country', GAME, PROVIDER, SUB, { ...HIDING, country: null }, 'visible', null],
    // The country.
    ['the provider’s country', GAME, PROVIDER, SUB, { ...HIDING, country: 'US' }, 'hidden', 'country'],
    ['the sub-provider’s country', GAME, PROVIDER, SUB, { ...HIDING, country: 'CA' }, 'hidden', 'country'],
    ['the provider’s country, shown', GAME, PROVIDER, SUB, { ...SHOWING, country: 'US' }, 'overlaid', 'country'],
    ['the sub-provider’s country, shown', GAME, PROVIDER, SUB, { ...SHOWING, country: 'CA' }, 'overlaid', 'country'],
    ['a provider without overlay, shown', GAME, NO_OVERLAY, SUB, { ...SHOWING, country: 'US' }, 'visible', 'country'],
    ['its sub-provider’s country, shown', GAME, NO_OVERLAY, SUB, { ...SHOWING, country: 'CA' }, 'visible', 'country'],
    ['a provider without overlay, hidden', GAME, NO_OVERLAY, SUB, { ...HIDING, country: 'US' }, 'hidden', 'country'],
    // Every other reason hides, also where restricted games are shown.
    ['another market', GAME, PROVIDER, SUB, { ...SHOWING, market: 'GG' }, 'hidden', 'provider_market'],
    ['an excluded sub-provider', GAME, PROVIDER, EXCLUDED, SHOWING, 'hidden', 'sub_provider'],
    ['another channel', PHONE_ONLY, PROVIDER, SUB, SHOWING, 'hidden', 'channel'],
    ['any channel', PHONE_ONLY, PROVIDER, SUB, { ...SHOWING, channel: null }, 'visible', null],
    [
      'no live casino',
      LIVE,
      PROVIDER,
      SUB,
      { ...SHOWING, law: { live: false, jackpots: true } },
      'hidden',
      'live_market',
    ],
    [
      'no jackpots',
      JACKPOT,
      PROVIDER,
      SUB,
      { ...SHOWING, law: { live: true, jackpots: false } },
      'hidden',
      'jackpot_market',
    ],
    [
      'a slot without live casino',
      GAME,
      PROVIDER,
      SUB,
      { ...HIDING, law: { live: false, jackpots: false } },
      'visible',
      null,
    ],
    // Two reasons: the first is given, and any other than the country hides.
    ['country and market', GAME, PROVIDER, SUB, { ...SHOWING, country: 'US', market: 'GG' }, 'hidden', 'country'],
    ['country and sub-provider', GAME, PROVIDER, EXCLUDED, { ...SHOWING, country: 'US' }, 'hidden', 'country'],
    ['country and channel', PHONE_ONLY, PROVIDER, SUB, { ...SHOWING, country: 'US' }, 'hidden', 'country'],
    [
      'law and country',
      LIVE,
      PROVIDER,
      SUB,
      { ...SHOWING, country: 'US', law: { live: false, jackpots: true } },
      'hidden',
      'live_market',
    ],
    ['market and sub-provider', GAME, PROVIDER, EXCLUDED, { ...HIDING, market: 'GG' }, 'hidden', 'provider_market'],
    ['sub-provider and channel', PHONE_ONLY, PROVIDER, EXCLUDED, HIDING, 'hidden', 'sub_provider'],
  ] as const)('%s', (_what, game, provider, sub, place, shown, reason) => {
    expect(visibilityOf(game, provider, sub, place)).toEqual({ shown, reason });
  });

  it('compares whole codes, so that a made-up one never matches', () => {
    for (const country of ['', 'U', 'us', 'USA', 'constructor'])
      expect(visibilityOf(GAME, PROVIDER, SUB, { ...HIDING, country }).reason).toBeNull();
    for (const market of ['', 'U', 'un', 'constructor'])
      expect(visibilityOf(GAME, PROVIDER, SUB, { ...HIDING, market }).shown).toBe('hidden');
  });
});

it.each([
  ['casinoGames', false, null, null],
  ['casinoGames', true, null, 'jackpots'],
  ['liveCasinoGames', false, 'live', null],
  ['liveCasinoGames', true, 'live', 'jackpots'],
  [undefined, false, null, null],
  [undefined, true, null, 'jackpots'],
] as const)(
  'the law closes a game of type %s, jackpot %s: %s without tables, %s without jackpots',
  (type, jackpot, noLive, noJackpots) => {
    const closes = (live: boolean, jackpots: boolean) => closedBy({ type, jackpot }, closedGames({ live, jackpots }));
    expect(closes(true, true)).toBeNull();
    expect(closes(false, true)).toBe(noLive);
    expect(closes(true, false)).toBe(noJackpots);
    expect(closes(false, false)).toBe(noLive ?? noJackpots);
  },
);
