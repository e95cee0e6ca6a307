import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededRng } from '../studio/model/random.ts';
import { BETTING_MS, CLOSING_MS } from './TableClock.ts';
import { LiveCasino, sessionTopic, tableTopic } from './LiveCasino.ts';
import { Table } from './Table.ts';
import { tableFacts } from './tableFacts.ts';
import { operator } from './testing.ts';
import type { OwnRound, TableEvent } from './wire.ts';

const START = Date.UTC(2026, 10, 26, 12);
const LATE = { body: { code: 'studio.late' } };

const drawnAt = (casino: LiveCasino) => {
  const table = casino.table('table-1', '');
  return table instanceof Table ? table.outcome : null;
};

let dataDir: string;
let now: number;
const open: LiveCasino[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'live-'));
  now = START;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((casino) => casino.close()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(
  bank = operator(),
  kind: string | undefined = 'roulette',
  countOf: (topic: string) => number = () => 1,
) {
  const events: { topic: string; event: TableEvent }[] = [];
  const casino = await LiveCasino.open({
    walletFor: () => bank.wallet,
    dataDir,
    kindOf: () => kind,
    publish: (topic, event) => events.push({ topic, event }),
    countOf,
    rng: seededRng(7),
    now: () => now,
    timing: { betDelaysMs: [1], foregroundMs: 1000, firstDelayMs: 1, maxDelayMs: 5 },
  });
  open.push(casino);
  /** Waits until the operator has everything that it is owed. */
  const settle = () => vi.waitFor(() => expect(casino.undelivered()).toEqual([]));
  /** Lets the current phase end and what follows from it happen. */
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    casino.tick();
    await casino.idle();
  };
  return {
    casino,
    bank,
    events,
    pass,
    settle,
    join: (token: string, gameId = 'table-1') => casino.join({ studio: 'evolution', gameId, token, kind: 'roulette' }),
    /** From the betting of a fresh round to its result. */
    async play() {
      await pass(BETTING_MS * 2);
      await pass(CLOSING_MS);
    },
    ownOf: (session: string): OwnRound | undefined =>
      events
        .flatMap(({ topic, event }) => (topic === sessionTopic(session) && event.t === 'own' ? [event.own] : []))
        .at(-1),
  };
}

describe('a live table', () => {
  it('counts the players whose page follows it, and no one else', async () => {
    const screens = new Map<string, number>();
    const { casino, join: sit } = await start(operator(), 'roulette', (topic) => screens.get(topic) ?? 0);
    const { table } = await sit('one');
    // The one who joins is counted before the page follows the table.
    expect(table.players).toBe(1);
    expect((await sit('two')).table.players).toBe(1);
    screens.set(sessionTopic('one'), 1);
    // A player with two screens is one player.
    screens.set(sessionTopic('two'), 2);
    screens.set(tableTopic('table-1'), 3);
    expect(casino.connectedTo('table-1')).toBe(2);
    expect(tableFacts(casino, { id: 'table-1', kind: 'roulette' }, now).players).toBe(2);
    expect(casino.connectedTo('table-2')).toBe(0);
  });
  it('takes all bets of a round as one stake when the betting closes, and pays what the layout pays', async () => {
    const { casino, bank, join: sit, play, ownOf } = await start();
    const { table } = await sit('one');
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 300 } });
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 200, black: 200, '7': 100 } });
    expect(bank.moved.size).toBe(0);
    await play();
    const drawn = drawnAt(casino)?.label;
    const back = (drawn === '0' ? 0 : 400) + (drawn === '7' ? 3600 : 0);
    expect(ownOf('one')).toMatchObject({ state: 'settled', stake: 500, win: back, isPending: false });
    expect(bank.balances.get('one')).toBe(10_000 - 500 + back);
    expect(bank.moved.size).toBe(2);
  });
  it('shows everyone the same draw', async () => {
    const { casino, join: sit, play, events } = await start();
    const { table } = await sit('one');
    await sit('two');
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 100 } });
    await casino.place({ sessionId: 'two', round: table.round, bets: { black: 100 } });
    await play();
    const shown = events.filter(({ topic, event }) => topic === tableTopic('table-1') && event.t === 'state');
    expect(shown.map(({ event }) => (event.t === 'state' ? event.state.phase : ''))).toEqual(['closed', 'result']);
    expect([(await sit('one')).table.outcome, (await sit('two')).table.outcome]).toEqual([
      drawnAt(casino),
      drawnAt(casino),
    ]);
  });
  it('refuses late bets, and keeps those that were placed in time', async () => {
    const { casino, join: sit, pass, ownOf } = await start();
    const { table } = await sit('one');
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 100 } });
    now = table.until;
    await expect(casino.place({ sessionId: 'one', round: table.round, bets: { red: 900 } })).rejects.toMatchObject(
      LATE,
    );
    await pass(0);
    await expect(casino.place({ sessionId: 'one', round: table.round, bets: {} })).rejects.toMatchObject(LATE);
    await expect(casino.place({ sessionId: 'one', round: table.round + 1, bets: {} })).rejects.toMatchObject(LATE);
    expect(ownOf('one')).toMatchObject({ state: 'accepted', stake: 100 });
  });
  it.each([
    ['a spot that it does not have', { '37': 100 }, 'studio.request.invalid'],
    ['less than its lowest stake', { red: 99 }, 'studio.stake.not_offered'],
    ['more than its highest stake', { red: 5001 }, 'studio.stake.not_offered'],
  ])('refuses %s', async (_, bets, code) => {
    const { casino, join: sit } = await start();
    const { table } = await sit('one');
    await expect(casino.place({ sessionId: 'one', round: table.round, bets })).rejects.toMatchObject({
      body: { code },
    });
  });
  it('asks for the balance again before it refuses bets above it', async () => {
    const { casino, bank, join: sit } = await start();
    const { table } = await sit('one');
    bank.balances.set('one', 50);
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 5000 } });
    await sit('one');
    const above = casino.place({ sessionId: 'one', round: table.round, bets: { red: 5000 } });
    await expect(above).rejects.toMatchObject({ body: { code: 'studio.funds' } });
    bank.balances.set('one', 5000);
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 5000 } });
  });
  it('plays without a player whose stake the operator refuses, and tells why', async () => {
    const { casino, bank, join: sit, play, ownOf } = await start();
    const { table } = await sit('one');
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 100 } });
    bank.answers.push({ kind: 'refused', code: 'error.spend.limit.reached', message: 'Limit.' });
    await play();
    expect(ownOf('one')).toMatchObject({ state: 'refused', refusal: { code: 'error.spend.limit.reached' } });
    expect(bank.balances.get('one')).toBe(10_000);
  });
  it('gives back a stake that may or may not have been taken', async () => {
    const { casino, bank, join: sit, play, ownOf, settle } = await start();
    const { table } = await sit('one');
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 100 } });
    const lost = { kind: 'unknown', reason: 'timeout' } as const;
    bank.answers.push(lost, lost);
    await play();
    await settle();
    expect(ownOf('one')).toMatchObject({ state: 'refused', isPending: true });
    expect([bank.balances.get('one'), casino.undelivered()]).toEqual([10_000, []]);
  });
  it('shows a player who comes back the bets of the round, and the same place for the same token', async () => {
    const { casino, join: sit, pass } = await start();
    const { table } = await sit('one');
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 100 } });
    expect((await sit('one')).own).toMatchObject({ state: 'placed', bets: { red: 100 } });
    await pass(BETTING_MS * 2);
    expect((await casino.session('one')).own).toMatchObject({ state: 'accepted', stake: 100 });
    await expect(casino.session('stranger')).rejects.toMatchObject({ body: { code: 'studio.session.unknown' } });
  });
  it('gives a player who launches the table again the same place, and takes one stake for it', async () => {
    const { casino, bank, join: sit, play, ownOf } = await start();
    const { table, sessionId } = await sit('one');
    await casino.place({ sessionId, round: table.round, bets: { red: 300 } });
    const again = await sit('one reloaded');
    expect(again).toMatchObject({ sessionId, own: { state: 'placed', bets: { red: 300 }, stake: 300 } });
    const [two, other] = await Promise.all([sit('two'), sit('two in another tab')]);
    expect(other.sessionId).toBe(two.sessionId);
    // The table's highest stake is one per player and round, however often it is launched.
    await casino.place({ sessionId: again.sessionId, round: table.round, bets: { red: 300, black: 400 } });
    expect(two.sessionId).not.toBe(sessionId);
    await play();
    expect(ownOf('one')).toMatchObject({ state: 'settled', stake: 700 });
    expect([...bank.moved.values()].filter((amount) => amount < 0)).toEqual([-700]);
  });
  it('moves bets to the new session if the earlier one is over', async () => {
    const { casino, bank, join: sit, play, ownOf } = await start();
    const { table } = await sit('one');
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 300 } });
    bank.ended.add('one');
    expect(await sit('one reloaded')).toMatchObject({ sessionId: 'one reloaded', own: { bets: { red: 300 } } });
    await play();
    expect(ownOf('one')).toBeUndefined();
    expect(ownOf('one reloaded')).toMatchObject({ state: 'settled', stake: 300 });
  });
  it('tells a player who missed the end of a round how it ended', async () => {
    const { casino, join: sit, play, pass, ownOf } = await start();
    const { table } = await sit('one');
    await casino.place({ sessionId: 'one', round: table.round, bets: { red: 100 } });
    await play();
    await pass(60_000);
    const { own, last } = await casino.session('one');
    expect([own, last]).toEqual([null, ownOf('one')]);
    expect(last).toMatchObject({ round: table.round, state: 'settled' });
  });
  it('settles a round exactly once that a crash interrupted', async () => {
    const first = await start();
    const { table } = await first.join('one');
    await first.casino.place({ sessionId: 'one', round: table.round, bets: { red: 100 } });
    await first.pass(BETTING_MS * 2);
    expect(first.bank.balances.get('one')).toBe(9900);
    await first.casino.close();
    // The stake was taken and nothing drawn: it is given back, once.
    const second = await start(first.bank);
    await second.settle();
    expect([first.bank.balances.get('one'), second.casino.undelivered()]).toEqual([10_000, []]);
    expect((await second.casino.session('one')).kind).toBe('roulette');
    const third = await start(first.bank);
    await third.settle();
    expect(first.bank.moved.size).toBe(2);
  });
  it('takes no one while it is closed, and nothing that it does not deal', async () => {
    const { casino, join: sit } = await start();
    const { table } = await sit('one');
    casino.setClosed('table-1', true);
    const closed = { body: { code: 'studio.table.closed' } };
    await expect(sit('two')).rejects.toMatchObject(closed);
    await expect(casino.place({ sessionId: 'one', round: table.round, bets: {} })).rejects.toMatchObject(closed);
    casino.setClosed('table-1', false);
    await sit('two');
    const unknown = await start(operator(), 'pachinko');
    await expect(unknown.join('one', 'table-9')).rejects.toMatchObject(closed);
  });
});
