import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixturesAround, MODELS } from '../model/schedule.ts';
import type { Fixture } from '../model/types.ts';
import { World, type Intervention } from '../model/World.ts';
import { fakeSportsbookWallet, type Fault } from '../testing/fakeSportsbookWallet.ts';
import { betView } from '../views.ts';
import type { Bet } from './Bet.ts';
import { betReference } from './betReference.ts';
import { Bets, descriptionOf, IN_PLAY_DELAY } from './Bets.ts';

const START = Date.UTC(2026, 10, 27, 18, 0, 30);
let folder: string;
let now: number;
let decided: Map<string, Intervention>;
let world: World;
let fake: ReturnType<typeof fakeSportsbookWallet>;
let bets: Bets;
const open = (): Bets =>
  new Bets({
    dataDir: folder,
    world,
    wallet: fake.wallet,
    now: () => now,
    onChange: () => undefined,
    log: () => undefined,
  });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sportsbook-'));
  now = START;
  decided = new Map();
  world = new World('bets', (id) => decided.get(id));
  fake = fakeSportsbookWallet(100_00);
  bets = open();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const coming = fixturesAround('bets', START).filter(
  ({ sport, startsAt }) => sport === 'football' && startsAt > START + 60_000,
);
const eventAt = (index: number): Fixture => coming[index] as Fixture;
const endOf = (fixture: Fixture): number => fixture.startsAt + MODELS[fixture.sport].duration(fixture);
let count = 0;
function bet(over: Partial<Bet> = {}, fixtures = [eventAt(0)]): Bet {
  const legs = fixtures.map((fixture) => ({
    eventId: fixture.id,
    marketId: 'result',
    code: '1',
    odds: 200,
    sport: fixture.sport,
    eventName: 'A – B',
    marketName: 'Match result',
    selectionName: 'A',
    startsAt: fixture.startsAt,
  }));
  return {
    id: `bet-${(count += 1)}`,
    sessionId: 's',
    customerId: 'c',
    currency: 'EUR',
    isVirtual: false,
    legs,
    size: legs.length,
    unit: 1000,
    stake: 1000,
    potential: 1000 * 2 ** legs.length,
    acceptance: 'higher',
    at: now,
    state: 'reserving',
    placeAt: now,
    isPlaced: false,
    settlement: 0,
    booked: 0,
    outcome: null,
    payout: 0,
    ...over,
  };
}
/** Lets time pass until every call has been answered. */
async function settleDown(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await bets.tick();
    now += 61_000;
  }
}
const decide = (fixture: Fixture, home: number, away: number): void => {
  decided.set(fixture.id, { id: fixture.id, result: { home, away } });
  bets.review(fixture.id);
};

it('takes the stake, confirms the bet, and pays the win once', async () => {
  const taken = await bets.take(bet());
  expect(taken.state).toBe('open');
  await bets.tick();
  expect(fake.books.bets.get(taken.id)?.state).toBe('placed');
  expect(fake.books.balance).toBe(90_00);
  decide(eventAt(0), 2, 0);
  await settleDown();
  expect(fake.books.balance).toBe(110_00);
  expect(bets.get(taken.id)).toMatchObject({ state: 'settled', outcome: 'WON', payout: 2000, booked: 1 });
});
it('makes one bet of a repeated click', async () => {
  const wanted = bet();
  await bets.take(wanted);
  expect((await bets.take(wanted)).state).toBe('open');
  expect(fake.books.balance).toBe(90_00);
});
it.each(['error.not_enough_funds', 'error.spend.limit.reached'])(
  'keeps the operator’s reason when it refuses (%s)',
  async (code) => {
    fake.refuse(code);
    expect(await bets.take(bet())).toMatchObject({ state: 'refused', refusal: code });
    expect(fake.books.balance).toBe(100_00);
  },
);
it.each<Fault>(['lost-request', 'lost-reply'])('gives back a stake whose answer is missing (%s)', async (fault) => {
  fake.fail(fault, 'lost-request', 'lost-reply');
  expect((await bets.take(bet())).state).toBe('cancelling');
  await settleDown();
  expect(fake.books.balance).toBe(100_00);
  expect([...fake.books.bets.values()].every(({ state }) => state === 'cancelled')).toBe(true);
});
it('refuses a running bet if the market closes during the delay, and gives the stake back', async () => {
  const fixture = coming.find((each) => MODELS.football.stateAt(each, 1e9).score.home > 0) as Fixture;
  const goal = MODELS.football.stateAt(fixture, 1e9).incidents.find(({ kind }) => kind === 'goal');
  now = fixture.startsAt + (goal?.at ?? 0) - 7000;
  const odds = world.market(fixture, 'result', now)?.selections[0]?.odds ?? 200;
  const wanted = bet({ placeAt: now + IN_PLAY_DELAY }, [fixture]);
  const taken = await bets.take({ ...wanted, legs: wanted.legs.map((leg) => ({ ...leg, odds })) });
  expect(taken.state).toBe('delayed');
  await bets.tick();
  expect(bets.get(taken.id)?.state).toBe('delayed');
  now += IN_PLAY_DELAY;
  await bets.tick();
  expect(bets.get(taken.id)).toMatchObject({ state: 'cancelled', refusal: 'suspended' });
  expect(fake.books.balance).toBe(100_00);
});
it('accepts worse odds after the delay only from a player who agreed to any', async () => {
  const fixture = eventAt(0);
  const current = world.market(fixture, 'result', now)?.selections[0]?.odds ?? 0;
  const wanted = (acceptance: Bet['acceptance']): Bet => {
    const made = bet({ acceptance, placeAt: now + 1 });
    return { ...made, legs: made.legs.map((leg) => ({ ...leg, odds: current + 50 })) };
  };
  const [any, higher] = [await bets.take(wanted('any')), await bets.take(wanted('higher'))];
  now += 2;
  await bets.tick();
  expect(bets.get(any.id)).toMatchObject({ state: 'open', legs: [{ odds: current }] });
  expect(bets.get(higher.id)).toMatchObject({ state: 'cancelled', refusal: 'odds-changed' });
});
it('settles again when the result is corrected, and books the difference', async () => {
  const taken = await bets.take(bet());
  decide(eventAt(0), 1, 0);
  await settleDown();
  decide(eventAt(0), 1, 1);
  await settleDown();
  expect(fake.books.balance).toBe(90_00);
  expect(bets.get(taken.id)).toMatchObject({ settlement: 2, booked: 2, outcome: 'LOST', payout: 0 });
  decide(eventAt(0), 3, 1);
  await settleDown();
  expect(fake.books.balance).toBe(110_00);
});
it('returns the stake of a void event, and counts a void leg of a combination as 1', async () => {
  await bets.take(bet());
  const double = await bets.take(bet({}, [eventAt(0), eventAt(1)]));
  decided.set(eventAt(0).id, { id: eventAt(0).id, voided: true });
  decide(eventAt(1), 1, 0);
  await settleDown();
  expect(bets.get(double.id)).toMatchObject({ outcome: 'WON', payout: 2000 });
  expect(fake.books.balance).toBe(110_00);
});
it('sells a bet once, and never for more than it shows', async () => {
  const taken = await bets.take(bet());
  await bets.tick();
  const value = bets.cashoutOf(bets.get(taken.id) as Bet) ?? 0;
  expect(value).toBeGreaterThan(0);
  expect(await bets.cashOut(bets.get(taken.id) as Bet, value + 1, 'x')).toBeNull();
  const sold = await bets.cashOut(bets.get(taken.id) as Bet, value, 'sale');
  expect(sold).toMatchObject({ state: 'cashed', payout: value });
  expect(await bets.cashOut(bets.get(taken.id) as Bet, value, 'sale')).toMatchObject({ state: 'cashed' });
  expect(fake.books.balance).toBe(90_00 + value);
  decide(eventAt(0), 2, 0);
  await settleDown();
  expect(fake.books.balance).toBe(90_00 + value);
});
it('sells a part once, leaves the rest open, and pays the rest its result', async () => {
  const taken = await bets.take(bet());
  await bets.tick();
  const current = () => bets.get(taken.id) as Bet;
  const half = bets.cashoutPartsOf(current()).find(({ share }) => share === 50);
  if (!half) throw new Error('No half is offered.');
  expect(await bets.cashOut(current(), half.amount + 1, 'x', half.unit)).toBeNull();
  fake.fail('lost-reply');
  await bets.cashOut(current(), half.amount, 'part', half.unit);
  await settleDown(2);
  const sold = { state: 'open', unit: 500, stake: 500, potential: 1000, sales: [{ id: 'part', stake: 500 }] };
  expect(current()).toMatchObject(sold);
  expect(await bets.cashOut(current(), half.amount, 'part', half.unit)).toMatchObject(sold);
  expect(fake.books.balance).toBe(90_00 + half.amount);
  decide(eventAt(0), 2, 0);
  await settleDown();
  expect(fake.books.balance).toBe(90_00 + half.amount + 1000);
});
it('sells a system by its lines, also when one of its selections has lost', async () => {
  const fixtures = [eventAt(0), eventAt(1), eventAt(2)];
  const taken = await bets.take(bet({ size: 2, unit: 1000, stake: 3000, potential: 12_000 }, fixtures));
  await bets.tick();
  const odds = fixtures.map((fixture) => world.market(fixture, 'result', now)?.selections[0]?.odds ?? 0);
  const [one = 0, two = 0, three = 0] = odds.map((each) => 200 / each);
  expect(bets.cashoutOf(bets.get(taken.id) as Bet)).toBe(
    Math.floor(1000 * (one * two + one * three + two * three) * 0.95),
  );
  decided.set(eventAt(0).id, { id: eventAt(0).id, result: { home: 0, away: 1 } });
  expect(bets.cashoutOf(bets.get(taken.id) as Bet)).toBe(Math.floor(1000 * two * three * 0.95));
  decided.set(eventAt(1).id, { id: eventAt(1).id, result: { home: 0, away: 1 } });
  expect(bets.cashoutOf(bets.get(taken.id) as Bet)).toBeNull();
});
it('writes a reference that is never cut off into the player’s history', () => {
  const long = bet(
    {},
    Array.from({ length: 20 }, () => eventAt(0)),
  );
  const text = descriptionOf({
    ...long,
    legs: long.legs.map((leg) => ({ ...leg, eventName: 'A long name – Another' })),
  });
  expect(text).toHaveLength(200);
  expect(text.endsWith(`… · ${betReference(long.id)}`)).toBe(true);
});
it('stakes a free bet once, pays a win without its stake, and sells none', async () => {
  const freeBet = { freeBetId: 'f', amount: 1000, minimumOdds: null, expiresAt: '2027-01-01T00:00:00Z' };
  fake.books.freeBets = [freeBet];
  const taken = await bets.take(bet({ freeBetId: 'f' }));
  expect(taken.state).toBe('open');
  expect(await bets.take(bet({ freeBetId: 'f' }))).toMatchObject({ refusal: 'error.free_bet.unavailable' });
  await bets.tick();
  expect(bets.cashoutOf(bets.get(taken.id) as Bet)).toBeNull();
  expect(fake.books.balance).toBe(100_00);
  decide(eventAt(0), 2, 0);
  await settleDown();
  expect(fake.books.balance).toBe(110_00);
  expect(betView({ world, bets, now }, bets.get(taken.id) as Bet)).toMatchObject({ potential: 1000, payout: 1000 });
});

it.each([
  ['half won', { home: 1, away: 0 }, 1.5],
  ['half lost', { home: 0, away: 0 }, 0.5],
] as const)('values a combination by what a selection that is %s leaves of its stake', async (_what, result, part) => {
  const [first, second] = [eventAt(0), eventAt(1)];
  const combination = bet({}, [first, second]);
  const [one, two] = combination.legs as [Bet['legs'][number], Bet['legs'][number]];
  const line = result.home === 1 ? 'handicap:-0.75' : 'handicap:-0.25';
  const taken = await bets.take({ ...combination, legs: [{ ...one, marketId: line }, two] });
  decided.set(first.id, { id: first.id, result });
  const odds = world.market(second, 'result', now)?.selections[0]?.odds ?? 0;
  expect(bets.cashoutOf(bets.get(taken.id) as Bet)).toBe(Math.floor(1000 * part * (200 / odds) * 0.95));
});
it('gives a free bet back when its answer is missing', async () => {
  const freeBet = { freeBetId: 'f', amount: 1000, minimumOdds: null, expiresAt: '2027-01-01T00:00:00Z' };
  fake.books.freeBets = [freeBet];
  fake.fail('lost-reply');
  expect((await bets.take(bet({ freeBetId: 'f' }))).state).toBe('cancelling');
  await settleDown();
  expect(fake.books.freeBets).toEqual([freeBet]);
  expect(fake.books.balance).toBe(100_00);
});

it('asks again until an unknown bet is known', async () => {
  const taken = await bets.take(bet());
  await bets.tick();
  const kept = fake.books.bets.get(taken.id);
  fake.books.bets.delete(taken.id);
  decide(eventAt(0), 2, 0);
  await settleDown(3);
  expect(bets.get(taken.id)?.booked).toBe(0);
  if (kept) fake.books.bets.set(taken.id, kept);
  await settleDown();
  expect(fake.books.balance).toBe(110_00);
});
it('settles a match that simply ends', async () => {
  const taken = await bets.take(bet());
  await bets.tick();
  now = endOf(eventAt(0)) + 1000;
  await settleDown();
  const { score } = world.state(eventAt(0), now);
  expect(bets.get(taken.id)?.outcome).toBe(score.home > score.away ? 'WON' : 'LOST');
});
it('loses and doubles nothing, whatever the network and the process do', async () => {
  const fault = fc.constantFrom<Fault>('ok', 'ok', 'lost-request', 'lost-reply');
  const step = fc.oneof(
    fc.record({ do: fc.constant('bet' as const), event: fc.nat(3) }),
    fc.record({ do: fc.constant('result' as const), event: fc.nat(3), home: fc.nat(2) }),
    fc.record({ do: fc.constant('restart' as const) }),
    fc.record({ do: fc.constant('tick' as const) }),
    fc.record({ do: fc.constant('sell' as const) }),
    fc.record({ do: fc.constant('sell-part' as const), id: fc.nat(2) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.array(fault, { maxLength: 60 }), async (steps, faults) => {
      rmSync(folder, { recursive: true, force: true });
      now = START;
      decided.clear();
      fake = fakeSportsbookWallet(1000_00);
      bets = open();
      fake.fail(...faults);
      for (const each of steps) {
        if (each.do === 'bet') await bets.take(bet({}, [eventAt(each.event)]));
        else if (each.do === 'result') decide(eventAt(each.event), each.home, 1);
        else if (each.do === 'restart') bets = open();
        else if (each.do === 'sell') {
          const [one] = bets.of('c').filter(({ state }) => state === 'open');
          const value = one ? bets.cashoutOf(one) : null;
          if (one && value !== null) await bets.cashOut(one, value, `sale-${one.id}`);
        } else if (each.do === 'sell-part') {
          const [one] = bets.of('c').filter(({ state }) => state === 'open');
          const [, half] = one ? bets.cashoutPartsOf(one) : [];
          if (one && half) await bets.cashOut(one, half.amount, `part-${each.id}-${one.id}`, half.unit);
        } else await bets.tick();
      }
      fake.fail();
      for (let event = 0; event < 4; event += 1) decide(eventAt(event), 2, 1);
      await settleDown(60);
      const all = bets.of('c');
      const due = all.reduce(
        (sum, each) =>
          sum +
          (['cancelled', 'refused'].includes(each.state) ? 0 : each.payout - each.stake) +
          (each.sales ?? []).reduce((sold, { stake, amount }) => sold + amount - stake, 0),
        0,
      );
      expect(bets.unfinished).toBe(0);
      expect(fake.books.balance).toBe(1000_00 + due);
    }),
    { numRuns: 60 },
  );
});

it('shows the score that a selection ended with, and why its stake came back', async () => {
  const [played, gone, late] = [eventAt(0), eventAt(1), eventAt(2)];
  const taken = await bets.take(bet({}, [played, gone, late]));
  const legs = () => betView({ world, bets, now }, bets.get(taken.id) as Bet).legs;
  expect(legs().map(({ event, voided }) => [event?.phase, voided])).toEqual(
    Array.from({ length: 3 }, () => ['SCHEDULED', undefined]),
  );
  decide(played, 3, 1);
  decided.set(gone.id, { id: gone.id, voided: true });
  // What is decided counts at once, before all of the bet is.
  expect(betView({ world, bets, now }, bets.get(taken.id) as Bet)).toMatchObject({
    potential: 4000,
    legs: [{ outcome: 'WON' }, { outcome: 'VOID', voided: 'cancelled' }, {}],
  });
  decided.set(late.id, { id: late.id, postponedTo: null });
  await settleDown();
  expect(legs().map(({ event, voided }) => [event?.phase, event?.score, voided])).toMatchObject([
    ['ENDED', { home: 3, away: 1 }, undefined],
    ['VOID', expect.anything(), 'cancelled'],
    ['POSTPONED', expect.anything(), 'postponed'],
  ]);
});
it('says of a line that was hit that the selection neither wins nor loses', async () => {
  const taken = await bets.take(
    bet({ legs: bet().legs.map((leg) => ({ ...leg, marketId: 'totals:2', code: 'over' })) }),
  );
  decide(eventAt(0), 1, 1);
  await settleDown();
  expect(betView({ world, bets, now }, bets.get(taken.id) as Bet).legs[0]).toMatchObject({
    outcome: 'VOID',
    voided: 'undecided',
  });
});
