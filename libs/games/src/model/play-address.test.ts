import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bySlugUnder, CASINO_PLAY_PROVIDERS, LIVE_PLAY_PROVIDERS, playPath, providerPlayPath } from './play-address.ts';
import { instead } from './play-guard.ts';

const slot = { id: '10001', slug: 'night-bloom', provider: 'relax', type: 'casinoGames' } as const;
const table = { id: '20001', slug: 'velvet-roulette', provider: 'evolution', type: 'liveCasinoGames' } as const;

describe('a game’s play address (B§2)', () => {
  it.each([
    ['a slug with the flag', slot, true, 'play/night-bloom'],
    ['a slug without the flag', slot, false, 'online-casino/play/relax/10001'],
    ['a game without a slug', { ...slot, slug: '' }, true, 'online-casino/play/relax/10001'],
    ['a live table without the flag', table, false, 'live-casino-online/play/evolution/20001'],
    ['a studio without an address of its own', { ...slot, provider: 'lumenreels' }, false, 'play/night-bloom'],
    ['a slug that an address cannot hold', { ...slot, slug: 'a/b?c' }, true, 'play/a%2Fb%3Fc'],
    ['a flagged live table', { ...table, provider: 'creedroomz' }, false, 'live-casino-online/play/creedroomz/20001'],
  ] as const)('%s', (_, game, flag, path) => expect(playPath(game, flag)).toBe(path));

  it('is the slug where the table’s own address has its flag off, whatever the other flag says', () => {
    const flagged = { ...table, provider: 'creedroomz' } as const;
    for (const playSlugRoute of [false, true]) {
      const bySlug = bySlugUnder({ playSlugRoute, liveTableRoute: false });
      expect(playPath(flagged, bySlug)).toBe('play/velvet-roulette');
    }
    const none = bySlugUnder({ playSlugRoute: false, liveTableRoute: true });
    expect(playPath(flagged, none)).toBe('live-casino-online/play/creedroomz/20001');
    const closed = bySlugUnder({ playSlugRoute: false, liveTableRoute: false });
    expect(playPath(table, closed)).toBe('live-casino-online/play/evolution/20001');
  });

  it('stays in the section that the game belongs to', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CASINO_PLAY_PROVIDERS),
        fc.constantFrom('casinoGames' as const, 'liveCasinoGames' as const),
        fc.string(),
        (provider, type, id) => {
          const path = providerPlayPath({ id, slug: '', provider, type });
          if (path !== null)
            expect(path.startsWith(type === 'casinoGames' ? 'online-casino/play/' : 'live-casino-online/play/')).toBe(
              true,
            );
          else
            expect(type === 'liveCasinoGames' && !(LIVE_PLAY_PROVIDERS as readonly string[]).includes(provider)).toBe(
              true,
            );
        },
      ),
    );
  });
});

describe('the game guard of a provider’s address (B§2)', () => {
  it.each([
    [
      'an id that does not resolve',
      { route: 'casino', provider: 'relax', game: null, signedIn: true },
      'online-casino',
    ],
    [
      'the same in the live casino',
      { route: 'live', provider: 'evolution', game: null, signedIn: true },
      'live-casino-online',
    ],
    ['another provider’s game', { route: 'casino', provider: 'playngo', game: slot, signedIn: false }, 'online-casino'],
    ['its own game', { route: 'casino', provider: 'relax', game: slot, signedIn: false }, null],
    [
      'a live game through the casino, signed in',
      { route: 'casino', provider: 'evolution', game: table, signedIn: true },
      'live-casino-online/play/evolution/20001',
    ],
    [
      'a live game through the casino, a visitor',
      { route: 'casino', provider: 'evolution', game: table, signedIn: false },
      null,
    ],
    [
      'a slot through the live casino',
      { route: 'live', provider: 'pragmaticplay', game: { ...slot, provider: 'pragmaticplay' }, signedIn: true },
      'online-casino/play/pragmaticplay/10001',
    ],
    [
      'a live game through the live casino',
      { route: 'live', provider: 'evolution', game: table, signedIn: true },
      null,
    ],
  ] as const)('%s', (_, play, path) => expect(instead(play)).toBe(path));
});
