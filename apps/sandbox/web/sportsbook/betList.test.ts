// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { betReference } from '../../src/sportsbook/bets/betReference.ts';
import type { BetView } from '../../src/sportsbook/wire.ts';
import { betList, visitorHistory } from './betList.ts';
import type { State } from './state.ts';
import { BET } from './testBet.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('en');
const selling = { choose: vi.fn(), ask: vi.fn(), sell: vi.fn() };
const show = (bet: Partial<BetView>, sold: string | null = null) =>
  betList({ texts, format: 'decimal', bets: [{ ...BET, ...bet }], selling: sold } as unknown as State, selling);
const sums = (list: HTMLElement) =>
  [...list.querySelectorAll('dt')].map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`);

it('asks before it sells a bet, because a sale cannot be taken back', () => {
  const button = () => show({}).querySelector<HTMLButtonElement>('.cashout');
  expect(button()?.textContent).toBe('Cash out €1.90');
  button()?.click();
  expect(selling.ask).toHaveBeenCalledTimes(1);
  expect(selling.sell).not.toHaveBeenCalled();
  const asked = show({}, 'b1').querySelector<HTMLButtonElement>('.cashout');
  expect(asked?.textContent).toBe('Confirm €1.90');
  asked?.click();
  expect(selling.sell).toHaveBeenCalledWith(expect.objectContaining({ id: 'b1' }), 190, undefined);
  // Another bet's question says nothing about this one.
  expect(show({}, 'b2').querySelector('.cashout')?.textContent).toBe('Cash out €1.90');
});

it.each([
  ['open', {}, 'Possible return: €7.47'],
  ['settled', { outcome: 'LOST' as const }, 'Paid: €0.00'],
  ['cashed', { payout: 190 }, 'Paid: €1.90'],
  ['cancelled', {}, 'Stake returned: €2.00'],
] as const)('says what became of the stake of a bet that is %s', (state, change, words) => {
  expect(sums(show({ state, ...change }))).toEqual(['Stake: €2.00', words]);
});
it('says nothing of a returned stake where none was taken', () => {
  const list = show({ state: 'refused' });
  expect(sums(list)).toEqual(['Stake: €2.00']);
  expect(list.querySelector('.bet-state')?.textContent).toBe('Not accepted');
});
it('sells a system like other bets, and says when its markets are closed', () => {
  const leg = { selectionName: 'A', odds: 200, outcome: null } as unknown as BetView['legs'][number];
  const system = { legs: [leg, leg, leg], size: 2 };
  expect(show(system).querySelector('.cashout')?.textContent).toBe('Cash out €1.90');
  expect(show({ ...system, cashoutValue: null }).querySelector('.cashout')?.textContent).toBe('Cash-out paused');
});
it('sells a part, says what stays, and shows what was sold before', () => {
  const cashoutParts = [
    { share: 75, unit: 150, stake: 150, amount: 142 },
    { share: 50, unit: 100, stake: 100, amount: 95 },
  ];
  const whole = show({ cashoutParts });
  const shares = [...whole.querySelectorAll<HTMLButtonElement>('.cashout-shares button')];
  expect(shares.map(({ textContent }) => textContent)).toEqual(['100%', '75%', '50%']);
  shares[2]?.click();
  expect(selling.choose).toHaveBeenCalledWith(expect.objectContaining({ id: 'b1' }), 50);
  const asked = betList(
    {
      texts,
      format: 'decimal',
      bets: [{ ...BET, cashoutParts }],
      selling: 'b1',
      part: { betId: 'b1', share: 50 },
    } as unknown as State,
    selling,
  );
  expect(asked.textContent).toContain('€1.00 of your stake stays on the bet.');
  asked.querySelector<HTMLButtonElement>('.cashout')?.click();
  expect(selling.sell).toHaveBeenCalledWith(expect.objectContaining({ id: 'b1' }), 95, 100);
  const sales = [{ id: 's', stake: 100, amount: 95 }];
  expect(sums(show({ stake: 100, potential: 373, sales }))).toEqual([
    'Stake: €2.00',
    'Cashed out in part: €0.95',
    'Stake left: €1.00',
    'Possible return: €3.73',
  ]);
});
it('asks again for all of a bet when the chosen part is not offered any more, and sells nothing at once', () => {
  selling.sell.mockClear();
  selling.ask.mockClear();
  selling.choose.mockClear();
  const gone = betList(
    { texts, format: 'decimal', bets: [BET], selling: 'b1', part: { betId: 'b1', share: 50 } } as unknown as State,
    selling,
  ).querySelector<HTMLButtonElement>('.cashout');
  expect(gone?.textContent).toBe('Cash out €1.90');
  gone?.click();
  expect(selling.sell).not.toHaveBeenCalled();
  expect(selling.choose).toHaveBeenCalledWith(expect.objectContaining({ id: 'b1' }), null);
  expect(selling.ask).toHaveBeenCalledTimes(1);
});
it('names each bet, so that the player can quote it to support', () => {
  expect(show({}).querySelector('.bet-reference')?.textContent).toBe(`Reference ${betReference('b1')}`);
});
it('gives a free bet back as a free bet, not as money', () => {
  expect(sums(show({ state: 'cancelled', freeBetId: 'f1' }))).toEqual(['Free bet: €2.00', 'Paid: €0.00']);
});

it('calls one bet a single, and the choice of the slip singles', () => {
  const leg = {
    eventId: 'e',
    marketId: 'm',
    code: '1',
    odds: 200,
    outcome: null,
  } as unknown as BetView['legs'][number];
  expect(show({ legs: [leg] }).querySelector('.bet-head strong, strong')?.textContent).toBe('Single');
});

const LEG = {
  eventId: 'e',
  marketId: 'result',
  code: '1',
  odds: 200,
  sport: 'football',
  eventName: 'A – B',
  marketName: 'Match result',
  selectionName: 'A',
  startsAt: 0,
  event: null,
} as const satisfies BetView['legs'][number];
const at = (part: object) => ({ phase: 'ENDED', period: 'none', clock: null, score: { home: 2, away: 1 }, ...part });
it.each([
  ['the final score', {}, 'Finished · 2–1'],
  ['the score so far', { event: at({ phase: 'LIVE', period: 'half:2', clock: 4000 }) }, '67′ · 2–1'],
  [
    'the games of each set',
    {
      sport: 'tennis',
      event: at({
        tennis: {
          sets: [
            [6, 4],
            [7, 5],
          ],
          points: ['0', '0'],
          serving: 'home',
        },
      }),
    },
    'Finished · 6–4 7–5',
  ],
  ['who won the race', { sport: 'virtual-horses', winner: 'Larkspur' }, 'Finished · Larkspur'],
])('tells %s of each selection', (_what, part, text) => {
  const legs = [{ ...LEG, event: at({}), ...part }] as unknown as BetView['legs'];
  expect(show({ legs }).querySelector('.leg-event')?.textContent).toBe(text);
});
it('says why a stake came back', () => {
  const legs = [{ ...LEG, outcome: 'VOID' as const, voided: 'postponed' as const }];
  expect(show({ state: 'settled', outcome: 'VOID', legs }).textContent).toContain('Void: the event was postponed.');
  expect(show({ state: 'cancelled', refusal: 'odds-changed' }).textContent).toContain('The odds changed');
});
it('tells the day of an older bet', () => {
  const time = (placed: number) => show({ at: placed }).querySelector('time')?.textContent ?? '';
  expect(time(Date.UTC(2026, 0, 5, 12))).toMatch(/^5 Jan/);
  expect(time(Date.now())).toMatch(/^\d\d:\d\d$/);
});
it('says that a result was corrected, and nothing of the first one', () => {
  const text = (settlement: number) => show({ state: 'settled', outcome: 'LOST', settlement }).textContent;
  expect(text(1)).not.toContain('corrected');
  expect(text(2)).toContain('The first result was corrected');
});
it('offers no sale of a bet on a virtual game that runs, which stays closed, and no rule about postponed events', () => {
  const shown = (isVirtual: boolean) => show({ state: 'open', isVirtual, cashoutValue: null });
  expect(shown(false).textContent).toMatch(/Cash-out paused.*postponed event/s);
  expect(shown(true).textContent).not.toMatch(/Cash-out|postponed event/);
});
it('leads a visitor to the login, under a sign and not as a lonely bar', () => {
  const onLogin = vi.fn();
  const shown = visitorHistory(texts.words, onLogin);
  expect(shown.querySelector('.slip-empty svg')).not.toBeNull();
  shown.querySelector('button')?.click();
  expect(onLogin).toHaveBeenCalledOnce();
});
