import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlackjackView } from './kinds/blackjack.ts';
import { timeTo, type InstantView } from './kinds/instant.ts';
import { seededRng } from './model/random.ts';
import type { Rng } from './model/round.ts';
import { openStudio, UNFINISHED_MS, type Studio, type StudioOptions } from './rounds.ts';
import { StudioError } from './StudioError.ts';
import { fakeWallet, type Fault } from './testing/fakeWallet.ts';
import type { RoundReply } from './wire.ts';

const timing = { betDelaysMs: [1, 1], foregroundMs: 2000, firstDelayMs: 1, maxDelayMs: 5 };
const open: Studio[] = [];
let dataDir = '';
const start = async (options: Partial<StudioOptions> & Pick<StudioOptions, 'walletFor'>) => {
  const studio = await openStudio({ dataDir, rng: seededRng(11), timing, ...options });
  open.push(studio);
  return studio;
};
const stop = async () => {
  await open.pop()?.close();
};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'studio-moves-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((studio) => studio.close()));
  await rm(dataDir, { recursive: true, force: true });
});
const table = (kind: string, token = 'good') =>
  ({ mode: 'real', studio: 'relax', gameId: 'table', token, kind }) as const;
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (cause: unknown) => (cause instanceof StudioError ? cause.body : Promise.reject(cause as Error)),
  );
/** Draws these places of the deck (rank × 4 + suit, 0 the two of clubs). */
const cards = (...places: number[]): Rng => ({ below: () => places.shift() ?? 0 });
const [TWO, FIVE, SIX, EIGHT, TEN] = [0, 12, 16, 24, 32];
const delivered = async (studio: Studio) => {
  for (let tries = 0; tries < 400 && studio.undelivered().length > 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(studio.undelivered()).toEqual([]);
};
const handsOf = (reply: RoundReply) => (reply.view as BlackjackView).hands;

describe('a round with moves', () => {
  it('takes the further stake of a double, pays both stakes and ends once', async () => {
    const operator = fakeWallet(10_000);
    // Player 5 and 6, dealer 10 and 8; the double draws a ten: 21 against 18.
    const studio = await start({ walletFor: () => operator.wallet, rng: cards(FIVE, TEN, SIX, EIGHT, TEN) });
    const { sessionId } = await studio.openSession(table('blackjack'));
    const dealt = await studio.play({ sessionId, roundKey: 'round-0001', bets: { hand: 100 } });
    expect(dealt).toMatchObject({ isOver: false, stake: 100, win: 0, balance: 9900 });
    expect(dealt.moves).toEqual([
      { name: 'hit', stake: 0 },
      { name: 'stand', stake: 0 },
      { name: 'double', stake: 100 },
    ]);
    expect(await refusalOf(studio.play({ sessionId, roundKey: 'round-0002', bets: { hand: 100 } }))).toMatchObject({
      code: 'studio.round.in_progress',
    });
    const double = { sessionId, roundId: dealt.roundId, step: 0, move: 'double' };
    const [once, twice] = await Promise.all([studio.move(double), studio.move(double)]);
    expect(twice).toEqual(once);
    expect(once).toMatchObject({ isOver: true, stake: 200, win: 400, balance: 10_200, winPending: false });
    expect((await studio.move(double)).win).toBe(400);
    expect(operator.books.balance).toBe(10_200);
    expect(operator.books.ended).toEqual([dealt.roundId]);
    expect((await studio.session(sessionId)).totals).toEqual({ rounds: 1, staked: 200, won: 400 });
  });

  it('goes on without a move whose stake the operator refuses or never answers', async () => {
    const operator = fakeWallet(150);
    const studio = await start({ walletFor: () => operator.wallet, rng: cards(FIVE, TEN, SIX, EIGHT) });
    const { sessionId } = await studio.openSession(table('blackjack'));
    const { roundId } = await studio.play({ sessionId, roundKey: 'round-0001', bets: { hand: 100 } });
    const double = { sessionId, roundId, step: 0, move: 'double' };
    expect(await refusalOf(studio.move(double))).toMatchObject({ code: 'studio.funds' });
    operator.books.balance += 1000;
    operator.fail('lost-reply', 'lost-request', 'lost-request', 'lost-reply');
    expect(await refusalOf(studio.move(double))).toMatchObject({ code: 'studio.operator.unreachable', refund: 'done' });
    expect(operator.books.balance).toBe(1050);
    const ended = await studio.move({ ...double, move: 'stand' });
    expect(ended).toMatchObject({ isOver: true, stake: 100, win: 0, balance: 1050 });
  });

  it('goes on in the player’s next session, also after a restart, and only there', async () => {
    const operator = fakeWallet(1000);
    const first = await start({ walletFor: () => operator.wallet, rng: cards(EIGHT, TEN, EIGHT, TEN) });
    const { sessionId } = await first.openSession(table('blackjack'));
    const { roundId } = await first.play({ sessionId, roundKey: 'round-0001', bets: { hand: 100 } });
    await stop();
    const again = await start({ walletFor: () => operator.wallet, rng: cards(TWO, TEN, TEN) });
    operator.nextSession('00000000-0000-4000-8000-000000000002');
    const later = await again.openSession(table('blackjack', 'good-2'));
    expect(later.round).toMatchObject({ roundId, isOver: false, stake: 100 });
    const stand = { roundId, step: 0, move: 'stand' };
    expect(await refusalOf(again.move({ ...stand, sessionId }))).toMatchObject({ code: 'studio.move.refused' });
    const split = await again.move({ ...stand, sessionId: later.sessionId, move: 'split' });
    expect(handsOf(split)).toHaveLength(2);
    expect(split).toMatchObject({ stake: 200, balance: 800 });
  });

  it('keeps a doubtful stake of a crash apart: it comes back, and the round waits where it was', async () => {
    const operator = fakeWallet(1000);
    const studio = await start({ walletFor: () => operator.wallet, rng: cards(FIVE, TEN, SIX, EIGHT) });
    const { sessionId } = await studio.openSession(table('blackjack'));
    const { roundId } = await studio.play({ sessionId, roundKey: 'round-0001', bets: { hand: 100 } });
    // The stake is taken, and the studio dies before it has the answer.
    operator.hang();
    void studio.move({ sessionId, roundId, step: 0, move: 'double' }).catch(() => undefined);
    while (operator.books.balance !== 800) await new Promise((resolve) => setTimeout(resolve, 1));
    operator.fail();
    const again = await start({ walletFor: () => operator.wallet, rng: cards(TEN) });
    await delivered(again);
    expect(operator.books.balance).toBe(900);
    const waiting = (await again.session(sessionId)).round;
    expect(waiting).toMatchObject({ roundId, step: 0, stake: 100 });
    open.shift();
  });

  it('offers no stake beyond the law, and accepts none', async () => {
    const operator = fakeWallet(10_000);
    operator.law({ maximumStake: 150, minimumSpinSeconds: 0, autoplayAllowed: true });
    const studio = await start({ walletFor: () => operator.wallet, rng: cards(FIVE, TEN, SIX, EIGHT) });
    const { sessionId } = await studio.openSession(table('blackjack'));
    const dealt = await studio.play({ sessionId, roundKey: 'round-0001', bets: { hand: 100 } });
    expect(dealt.moves.map(({ name }) => name)).toEqual(['hit', 'stand']);
    const double = { sessionId, roundId: dealt.roundId, step: 0, move: 'double' };
    expect(await refusalOf(studio.move(double))).toMatchObject({ code: 'studio.move.refused' });
    for (const move of ['split', 'fold', '__proto__'])
      expect(await refusalOf(studio.move({ ...double, move }))).toMatchObject({ code: 'studio.move.refused' });
    expect(operator.books.balance).toBe(9900);
  });

  it('is finished for a player who does not come back within a day', async () => {
    const operator = fakeWallet(1000);
    const studio = await start({ walletFor: () => operator.wallet, rng: cards(TEN, EIGHT, TEN, TEN) });
    const { sessionId } = await studio.openSession(table('blackjack'));
    await studio.play({ sessionId, roundKey: 'round-0001', bets: { hand: 100 } });
    await stop();
    await start({ walletFor: () => operator.wallet, now: () => Date.now() + UNFINISHED_MS + 1 });
    while (operator.books.balance !== 1100) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(operator.books.ended).toHaveLength(1);
  });
});

describe('a game with chips', () => {
  it('takes bets on its own spots only, in whole units of the currency, within its limits', async () => {
    const operator = fakeWallet(100_000);
    const studio = await start({ walletFor: () => operator.wallet });
    const { sessionId, limits } = await studio.openSession(table('roulette'));
    let round = 0;
    const bet = (bets: Record<string, number>) => {
      round += 1;
      return refusalOf(studio.play({ sessionId, roundKey: `round-${1000 + round}`, bets }));
    };
    for (const bets of [{ '37': 100 }, { spin: 100 }, { constructor: 100 }, { red: limits.max + 1 }, { red: 1 }, {}])
      expect(await bet(bets)).toMatchObject({ code: 'studio.stake.not_offered' });
    expect(await bet({ red: 100, '17': 50 })).toBe('done');
    const pesos = await studio.openSession({ mode: 'fun', gameId: 'b', kind: 'baccarat', currency: 'CLP' });
    const play = (banker: number, key: string) =>
      studio.play({ sessionId: pesos.sessionId, roundKey: key, bets: { banker } });
    expect(await refusalOf(play(pesos.limits.min + 50, 'pesos-0001'))).toMatchObject({
      code: 'studio.stake.not_offered',
    });
    for (let index = 0; index < 6; index += 1)
      expect((await play(pesos.limits.min + 100 * index, `pesos-1${index}00`)).win % 100).toBe(0);
  });
});

describe('a round against the clock', () => {
  const ride = async (n: number, choice?: string) => {
    const operator = fakeWallet(1000);
    const studio = await start({ walletFor: () => operator.wallet, rng: { below: () => n } });
    const { sessionId } = await studio.openSession(table('instant'));
    const reply = await studio.play({
      sessionId,
      roundKey: 'round-0001',
      bets: { ride: 100 },
      ...(choice === undefined ? {} : { choice }),
    });
    return { operator, studio, sessionId, reply };
  };
  it('ends by itself where it stops', async () => {
    // Stops at 1.01.
    const lost = await ride(50_000_000);
    while (lost.operator.books.ended.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(lost.operator.books.balance).toBe(900);
    const late = await lost.studio.move({
      sessionId: lost.sessionId,
      roundId: lost.reply.roundId,
      step: 0,
      move: 'take',
    });
    expect(late).toMatchObject({ isOver: true, win: 0 });
  });
  it('ends by itself where the player wanted the money out', async () => {
    const won = await ride(500_000_000, '102');
    expect((won.reply.view as InstantView).target).toBe(102);
    expect(timeTo(102)).toBeLessThan(200);
    while (won.operator.books.ended.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(won.operator.books.balance).toBe(1002);
  });
  it('is refunded if the studio was down while it ran', async () => {
    const { operator } = await ride(990_000_000);
    await stop();
    const again = await start({ walletFor: () => operator.wallet });
    await delivered(again);
    expect(operator.books.balance).toBe(1000);
  });
});

it('never creates or loses money, whatever moves are made and whatever answers are lost', async () => {
  const fault = fc.constantFrom<Fault>('ok', 'lost-request', 'lost-reply');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('blackjack', 'poker', 'videoPoker'),
      fc.array(
        fc.record({
          faults: fc.array(fault, { maxLength: 9 }),
          pick: fc.nat({ max: 10 }),
          twice: fc.boolean(),
          restart: fc.boolean(),
        }),
        { minLength: 2, maxLength: 16 },
      ),
      fc.integer(),
      async (kind, plan, seed) => {
        const folder = await mkdtemp(join(tmpdir(), 'studio-moves-property-'));
        const operator = fakeWallet(2000);
        const options = {
          walletFor: () => operator.wallet,
          dataDir: folder,
          rng: seededRng(seed),
          timing: { betDelaysMs: [0, 0], foregroundMs: 3, firstDelayMs: 0, maxDelayMs: 1 },
        };
        let studio = await openStudio(options);
        const quietly = <Reply>(work: Promise<Reply>) =>
          work.catch((cause: unknown) => {
            if (cause instanceof StudioError) return null;
            throw cause;
          });
        try {
          const { sessionId } = await studio.openSession(table(kind));
          const spot = kind === 'poker' ? 'ante' : 'hand';
          for (const [index, { faults, pick, twice, restart }] of plan.entries()) {
            operator.fail(...faults);
            const session = await quietly(studio.session(sessionId));
            const waiting = session?.round;
            const act = () => {
              if (!waiting) return studio.play({ sessionId, roundKey: `property-${index}`, bets: { [spot]: 100 } });
              const names = waiting.moves.map(({ name }) => (name === 'hold' ? 'hold:10110' : name));
              const move = names[pick % names.length] ?? '';
              return studio.move({ sessionId, roundId: waiting.roundId, step: waiting.step, move });
            };
            const first = await quietly(act());
            if (restart) {
              await studio.close();
              studio = await openStudio(options);
            }
            if (twice && first) expect(await quietly(act())).toMatchObject({ stake: first.stake, win: first.win });
          }
          operator.fail();
          await delivered(studio);
          const { totals, round } = await studio.session(sessionId);
          expect(operator.books.balance).toBe(2000 - totals.staked + totals.won - (round?.stake ?? 0));
          expect(operator.books.ended).toHaveLength(totals.rounds);
        } finally {
          await studio.close();
          await rm(folder, { recursive: true, force: true });
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('is the kind that the studio’s own record names, and the launch’s while that cannot be read', async () => {
  const operator = fakeWallet(1000);
  const studio = await start({
    walletFor: () => operator.wallet,
    kindOf: async (gameId) => {
      if (gameId === 'down') throw new Error('no answer');
      return gameId === 'table' ? 'poker' : null;
    },
  });
  expect((await studio.openSession(table('blackjack'))).kind).toBe('poker');
  const fun = (gameId: string, kind: string) => studio.openSession({ mode: 'fun', gameId, kind });
  expect((await fun('down', 'scratch')).kind).toBe('scratch');
  expect((await fun('other', 'gameShow')).kind).toBe('slots');
});

it('pays a jackpot with the round that wins it, once, and takes nothing from a pot for a round that was not played', async () => {
  const operator = fakeWallet(1000);
  const pot = { kept: 0, undone: 0 };
  const jackpots = {
    draw: () => ({ won: 777, keep: () => void (pot.kept += 1), undo: () => void (pot.undone += 1) }),
  };
  const studio = await start({ walletFor: () => operator.wallet, jackpots });
  const { sessionId } = await studio.openSession(table('scratch'));
  const play = () => studio.play({ sessionId, roundKey: 'round-0001', bets: { card: 100 } });
  const reply = await play();
  expect(reply.jackpot).toBe(777);
  expect((await play()).win).toBe(reply.win);
  expect(operator.books.balance).toBe(900 + reply.win);
  expect(reply.win).toBeGreaterThanOrEqual(777);
  expect(pot).toEqual({ kept: 1, undone: 0 });
  operator.books.balance = 0;
  expect(await refusalOf(studio.play({ sessionId, roundKey: 'round-0002', bets: { card: 100 } }))).toMatchObject({
    code: 'studio.funds',
  });
  expect(pot).toEqual({ kept: 1, undone: 0 });
});
