import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOVES, resultOfHand } from '../studio/kinds/blackjackRules.ts';
import { blackjackReturn } from '../studio/kinds/enumerate.ts';
import { seededRng } from '../studio/model/random.ts';
import type { Rng } from '../studio/model/round.ts';
import { BlackjackTable, DECISION_MS, IDLE_ROUNDS, SEATS } from './BlackjackTable.ts';
import { LiveCasino, sessionTopic } from './LiveCasino.ts';
import { LIVE_FIGURES } from './Table.ts';
import { BETTING_MS, CLOSING_MS } from './TableClock.ts';
import { tableFacts } from './tableFacts.ts';
import { operator } from './testing.ts';
import type { OwnRound, TableEvent } from './wire.ts';

const START = Date.UTC(2026, 10, 26, 12);
/** Cards by their place in the deck: rank × 4, from the two. */
const CARD = { six: 16, eight: 24, nine: 28, ten: 32 } as const;
/** Deals the named cards first, then from the seed. */
function stacked(cards: readonly number[], seed = 7): Rng {
  const rest = seededRng(seed);
  const left = [...cards];
  return { below: (bound) => left.shift() ?? rest.below(bound) };
}

let dataDir: string;
let now: number;
const open: LiveCasino[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'live-blackjack-'));
  now = START;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((casino) => casino.close()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start({
  bank = operator(),
  rng = seededRng(7),
  connected = 1,
}: { bank?: ReturnType<typeof operator>; rng?: Rng; connected?: number } = {}) {
  const events: { topic: string; event: TableEvent }[] = [];
  const casino = await LiveCasino.open({
    walletFor: () => bank.wallet,
    dataDir,
    kindOf: () => 'blackjack',
    publish: (topic, event) => events.push({ topic, event }),
    countOf: () => connected,
    rng,
    now: () => now,
    timing: { betDelaysMs: [1], foregroundMs: 1000, firstDelayMs: 1, maxDelayMs: 5 },
  });
  open.push(casino);
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    casino.tick();
    await casino.idle();
  };
  const table = () => casino.table('table-1', '') as BlackjackTable;
  const sit = async (token: string) => {
    await casino.join({ studio: 'evolution', gameId: 'table-1', token, kind: 'blackjack' });
    const free =
      table()
        .state(now, 0)
        .seated?.seats.findIndex(({ isTaken }) => !isTaken) ?? 0;
    return casino.takeSeat({ sessionId: token, seat: free }).seat ?? -1;
  };
  const bet = (token: string, stake = 1000) =>
    casino.place({ sessionId: token, round: table().round, bets: { hand: stake } });
  return {
    casino,
    bank,
    events,
    pass,
    table,
    sit,
    bet,
    settle: () => vi.waitFor(() => expect(casino.undelivered()).toEqual([])),
    /** From the betting to the players' decisions. */
    async deal() {
      await pass(BETTING_MS * 2);
      await pass(CLOSING_MS);
    },
    /** Lets every clock run out. */
    async finish() {
      for (let step = 0; step < 40 && table().phase === 'deciding'; step += 1) await pass(DECISION_MS);
    },
    move: (token: string, move: string, step: number) =>
      casino.move({ sessionId: token, round: table().round, step, move }),
    ownOf: (session: string): OwnRound | undefined =>
      events
        .flatMap(({ topic, event }) => (topic === sessionTopic(session) && event.t === 'own' ? [event.own] : []))
        .at(-1),
  };
}
const late = { body: { code: 'studio.late' } };

describe('live blackjack', () => {
  it('publishes the return that its rules have, counted from every card', () => {
    expect(blackjackReturn()).toBeCloseTo(LIVE_FIGURES.blackjack.rtp, 5);
  });
  it('books every stake once and pays what the cards on the table pay, whatever the player does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.array(fc.constantFrom(...MOVES), { maxLength: 6 }), async (seed, wanted) => {
        const { casino, bank, sit, bet, deal, finish, move, ownOf, table, settle } = await start({
          rng: seededRng(seed),
        });
        const token = `p${seed}`;
        const seat = await sit(token);
        await bet(token, 150);
        await deal();
        for (const name of wanted) {
          const own = ownOf(token);
          if (own?.moves?.some((each) => each.name === name)) await move(token, name, own.step ?? 0);
        }
        await finish();
        await casino.idle();
        await settle();
        const own = ownOf(token);
        const seated = table().state(now, 0).seated;
        const hands = seated?.seats[seat]?.hands ?? [];
        const takenStakes = [...bank.moved].filter(([, amount]) => amount < 0);
        expect(own).toMatchObject({ state: 'settled', isPending: false, stake: takenStakes.length * 150 });
        expect(bank.moved.size).toBe(takenStakes.length * 2);
        expect(bank.balances.get(token)).toBe(10_000 - (own?.stake ?? 0) + (own?.win ?? 0));
        // Without doubles every hand has one stake, so its cards alone say what it pays.
        if (takenStakes.length === hands.length)
          expect(own?.win).toBe(
            hands.reduce(
              (sum, cards) =>
                sum +
                { lost: 0, push: 150, won: 300, blackjack: 375 }[
                  resultOfHand(cards, hands.length > 1, seated?.dealer ?? [])
                ],
              0,
            ),
          );
        await casino.close();
        open.splice(open.indexOf(casino), 1);
        rmSync(join(dataDir, 'live'), { recursive: true, force: true });
      }),
      { numRuns: 25 },
    );
  });
  it('shows everyone which seats are taken, and lets a player take, change and leave one', async () => {
    const { casino, sit, table, events } = await start();
    const seat = await sit('one');
    expect(table().seatOf('one')).toBe(seat);
    await casino.join({ studio: 'evolution', gameId: 'table-1', token: 'two', kind: 'blackjack' });
    expect(() => casino.takeSeat({ sessionId: 'two', seat })).toThrow(
      expect.objectContaining({ body: expect.objectContaining({ code: 'studio.seat.taken' }) }),
    );
    await expect(casino.place({ sessionId: 'two', round: table().round, bets: { hand: 1000 } })).rejects.toMatchObject({
      body: { code: 'studio.seat.none' },
    });
    const taken = table().seatsTaken;
    expect(casino.takeSeat({ sessionId: 'one', seat: null })).toEqual({ seat: null });
    expect(table().seatsTaken).toBe(taken - 1);
    expect(casino.takeSeat({ sessionId: 'two', seat })).toEqual({ seat });
    expect(events.filter(({ topic, event }) => topic === sessionTopic('two') && event.t === 'seat')).toHaveLength(1);
  });
  it('tells the feed its seats, how many are taken, and its latest results', async () => {
    const { casino, sit, bet, deal, finish, table, pass } = await start();
    await sit('one');
    await bet('one');
    await deal();
    await finish();
    await pass(60_000);
    const facts = tableFacts(casino, { id: 'table-1', kind: 'blackjack' }, now);
    expect(facts).toMatchObject({ open: true, seats: SEATS, seatsTaken: table().seatsTaken });
    // Each guest has a seat that everyone sees, so nobody is counted who is not there.
    expect(facts.players).toBe(casino.connectedTo('table-1') + table().guests);
    expect(facts.players - casino.connectedTo('table-1')).toBeLessThan(SEATS);
    expect(facts.lastResults).toEqual([expect.stringMatching(/^(?:\d+|bust|blackjack)$/)]);
    expect(tableFacts(casino, { id: 'table-3', kind: 'pachinko' }, now)).toMatchObject({ open: false, seats: null });
  });
  it('has seven seats, and guests make room for players', () => {
    const table = new BlackjackTable('table-1', seededRng(7), START);
    for (let player = 0; player < SEATS; player += 1) {
      // A guest leaves with each round.
      for (let round = 0; round < SEATS && table.seatsTaken === SEATS; round += 1) table.open(START);
      const free = table.state(START, 0).seated?.seats.findIndex(({ isTaken }) => !isTaken) ?? -1;
      expect(table.take(free, `p${player}`)).toBe(true);
    }
    expect([table.seatsTaken, table.hasGuests]).toEqual([SEATS, false]);
    for (let seat = 0; seat <= SEATS; seat += 1) expect(table.take(seat, 'late')).toBe(false);
  });
  it('takes a double and a split as further stakes of the round, and pays each', async () => {
    // Dealer ten and six, the player two eights; then a three and a ten for them.
    const rng = stacked([CARD.ten, CARD.six, CARD.eight, CARD.eight + 1]);
    const { bank, sit, bet, deal, move, ownOf } = await start({ rng });
    await sit('one');
    await bet('one', 1000);
    await deal();
    expect(ownOf('one')?.moves).toEqual([
      { name: 'hit', stake: 0 },
      { name: 'stand', stake: 0 },
      { name: 'double', stake: 1000 },
      { name: 'split', stake: 1000 },
    ]);
    await move('one', 'split', 0);
    expect([ownOf('one')?.stake, bank.balances.get('one')]).toEqual([2000, 8000]);
    // A repeated call is the same move.
    await move('one', 'split', 0);
    expect(bank.balances.get('one')).toBe(8000);
    await expect(move('one', 'hit', 0)).rejects.toMatchObject({ body: { code: 'studio.round.conflict' } });
    await expect(move('one', 'split', 1)).rejects.toMatchObject({ body: { code: 'studio.move.refused' } });
  });
  it('stands for a player who does not decide in time, and refuses what comes later', async () => {
    const { sit, bet, deal, move, table, pass, ownOf } = await start({
      rng: stacked([CARD.ten, CARD.six, CARD.ten, CARD.six]),
    });
    const seat = await sit('one');
    await bet('one');
    await deal();
    now = table().until;
    await expect(move('one', 'hit', 0)).rejects.toMatchObject(late);
    for (let step = 0; step < 20 && table().phase === 'deciding'; step += 1) await pass(1500);
    expect(table().state(now, 0).seated?.seats[seat]?.hands[0]).toHaveLength(2);
    expect(ownOf('one')?.state).toBe('settled');
    await expect(move('one', 'hit', 0)).rejects.toMatchObject(late);
  });
  it('keeps seat, cards and decision of a player who comes back in the middle of a round', async () => {
    const { casino, sit, bet, deal, move } = await start({
      rng: stacked([CARD.ten, CARD.six, CARD.six, CARD.six + 1, ...Array.from({ length: 20 }, () => 0)]),
    });
    const seat = await sit('one');
    await bet('one');
    await deal();
    await move('one', 'hit', 0);
    const back = await casino.session('one');
    expect(back).toMatchObject({ seat, own: { state: 'accepted', step: 1 } });
    expect(back.own?.moves?.map(({ name }) => name)).toEqual(['hit', 'stand']);
    expect(back.table.seated?.seats[seat]).toMatchObject({ isTaken: true, turn: { hand: 0 } });
    expect(back.table.seated).toMatchObject({ isHidden: true, dealer: [expect.any(String)] });
  });
  it('gives a player who launches the table again the same hand, or the seat if the session is over', async () => {
    const { casino, bank, sit, bet, deal, finish, pass } = await start({
      rng: stacked([CARD.ten, CARD.six, CARD.six, CARD.six + 1, ...Array.from({ length: 20 }, () => 0)]),
    });
    const again = (token: string) => casino.join({ studio: 'evolution', gameId: 'table-1', token, kind: 'blackjack' });
    const seat = await sit('one');
    await bet('one');
    await deal();
    expect(await again('one reloaded')).toMatchObject({ sessionId: 'one', seat, own: { state: 'accepted', step: 0 } });
    await finish();
    await pass(BETTING_MS);
    await bet('one', 1500);
    bank.ended.add('one');
    expect(await again('one back')).toMatchObject({ sessionId: 'one back', seat, own: { bets: { hand: 1500 } } });
    await deal();
    expect([...bank.moved.values()].filter((amount) => amount < 0)).toEqual([-1000, -1500]);
  });
  it('lets the hand go on without a further stake that the operator refuses, or gives back one in doubt', async () => {
    const { bank, sit, bet, deal, move, ownOf, settle, finish } = await start({
      rng: stacked([CARD.ten, CARD.six, CARD.six, CARD.six + 1]),
    });
    await sit('one');
    await bet('one', 1000);
    await deal();
    bank.answers.push({ kind: 'refused', code: 'error.spend.limit.reached', message: 'Limit.' });
    await expect(move('one', 'double', 0)).rejects.toMatchObject({ body: { code: 'studio.refused' } });
    const lost = { kind: 'unknown', reason: 'timeout' } as const;
    bank.answers.push(lost, lost);
    await expect(move('one', 'double', 0)).rejects.toMatchObject({ body: { code: 'studio.operator.unreachable' } });
    await move('one', 'double', 0);
    expect(ownOf('one')).toMatchObject({ stake: 2000, step: 1, moves: [] });
    await finish();
    await settle();
    expect(bank.balances.get('one')).toBe(8000 + (ownOf('one')?.win ?? 0));
  });
  it('plays a round to its end exactly once that a restart interrupted, with one dealer for all its hands', async () => {
    // Both have nineteen, the dealer ten and six.
    const first = await start({ rng: stacked([CARD.ten, CARD.six, CARD.ten, CARD.nine, CARD.ten, CARD.nine]) });
    await first.sit('one');
    await first.sit('two');
    await first.bet('one', 1000);
    await first.bet('two', 2000);
    await first.deal();
    await first.casino.close();
    const second = await start({ bank: first.bank });
    await second.settle();
    const won = ['one', 'two'].map((token) => (first.bank.balances.get(token) ?? 0) - 10_000);
    // The same dealer decides both: the second player's result is the first one's, doubled.
    expect(won[1]).toBe((won[0] ?? 0) * 2);
    expect(first.bank.moved.size).toBe(4);
    const back = await second.casino.session('one');
    expect(back).toMatchObject({
      seat: null,
      own: null,
      last: { state: 'settled', stake: 1000, win: 1000 + (won[0] ?? 0) },
    });
    const third = await start({ bank: first.bank });
    await third.settle();
    expect(first.bank.moved.size).toBe(4);
  });
  it('makes the seat free of a player who stops betting, and keeps that of one who leaves in a round until its end', async () => {
    const { casino, sit, bet, deal, finish, table, pass } = await start();
    await sit('idle');
    await sit('leaving');
    await bet('leaving');
    await deal();
    casino.takeSeat({ sessionId: 'leaving', seat: null });
    expect(table().seatOf('leaving')).not.toBeNull();
    await finish();
    await pass(60_000);
    expect(table().seatOf('leaving')).toBeNull();
    for (let round = 1; round < IDLE_ROUNDS; round += 1) {
      expect(table().seatOf('idle')).not.toBeNull();
      await deal();
      await finish();
      await pass(60_000);
    }
    await deal();
    expect(table().seatOf('idle')).toBeNull();
  });
});
