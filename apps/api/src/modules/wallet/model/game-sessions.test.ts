import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToSessions, isSameSession, SESSION_PAUSE_MS, type Played } from './game-sessions.ts';

const START = Date.UTC(2026, 10, 23, 12);
const played = (minutesAgo: number, game_id: string | null, category: Played['category'] = 'CASINO'): Played => ({
  game_id,
  category,
  created_at: new Date(START - minutesAgo * 60_000),
});

describe('game sessions', () => {
  it.each([
    ['the same game within half an hour', played(0, 'a'), played(29, 'a'), true],
    ['a pause of half an hour', played(0, 'a'), played(SESSION_PAUSE_MS / 60_000, 'a'), false],
    ['another game', played(0, 'a'), played(1, 'b'), false],
    ['the same game at a live table', played(0, 'a', 'LIVE_CASINO'), played(1, 'a'), false],
    ['two payments, which have no game', played(0, null, 'PAYMENT'), played(1, null, 'PAYMENT'), false],
  ])('%s', (_name, newer, older, same) => expect(isSameSession(newer, older)).toBe(same));

  it('are the same however the movements are read, and lose none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom('a', 'b', null)), { maxLength: 60 }),
        fc.integer({ min: 1, max: 7 }),
        (steps, block) => {
          let at = 0;
          const rows = steps.map(([minutes, game]) => played((at += minutes), game));
          const whole: Played[][] = [];
          expect(addToSessions(whole, rows, Infinity)).toBe(false);
          const inBlocks: Played[][] = [];
          for (let from = 0; from < rows.length; from += block)
            addToSessions(inBlocks, rows.slice(from, from + block), Infinity);
          expect(inBlocks).toEqual(whole);
          expect(whole.flat()).toEqual(rows);
          // A page ends after a whole session, and says so only if something follows.
          const page: Played[][] = [];
          expect(addToSessions(page, rows, 3)).toBe(whole.length > 3);
          expect(page).toEqual(whole.slice(0, 3));
        },
      ),
    );
  });
});
