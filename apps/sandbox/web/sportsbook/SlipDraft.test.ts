// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { FreeBetView } from '../../src/sportsbook/wire.ts';
import { SlipDraft } from './SlipDraft.ts';
import type { SlipLeg, State } from './state.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('en');
const legs = (count: number): SlipLeg[] =>
  Array.from({ length: count }, (_, index) => ({
    eventId: `e${index}`,
    marketId: 'result',
    code: '1',
    odds: 200,
    now: 200,
  })) as unknown as SlipLeg[];
const freeBet = { freeBetId: 'f1', amount: 1000 } as FreeBetView;

let state: State;
beforeEach(() => {
  state = { texts, currency: 'EUR', legs: legs(3) } as unknown as State;
});
const amounts = (draft: SlipDraft) => draft.plan().map(({ unit }) => unit.amount);

describe('stakes', () => {
  it('begin with the smallest that is offered, on every single', () => {
    const [first, ...others] = amounts(new SlipDraft(state, null));
    expect(first).toBeGreaterThan(0);
    expect(others).toEqual([first, first]);
  });
  it('are each selection’s own until one for all is typed', () => {
    const draft = new SlipDraft(state, null);
    draft.typeStake('2');
    draft.typeLegStake('e1|result|1', '7.50');
    draft.typeLegStake('another', '9');
    expect(amounts(draft)).toEqual([200, 750, 200]);
    draft.addToStakes(100);
    expect(amounts(draft)).toEqual([300, 850, 300]);
    draft.typeStake('4');
    expect(amounts(draft)).toEqual([400, 400, 400]);
  });
});

describe('kinds of bets', () => {
  it('fall back to what the selections allow', () => {
    const draft = new SlipDraft(state, null);
    draft.mode = 'system';
    draft.fitToLegs();
    expect([draft.mode, draft.plan()[0]?.size]).toEqual(['system', 2]);
    state.legs = legs(2);
    draft.fitToLegs();
    expect(draft.mode).toBe('combination');
    state.legs = state.legs.map((leg) => ({ ...leg, eventId: 'e0' }));
    draft.fitToLegs();
    expect(draft.mode).toBe('singles');
  });
});

describe('a free bet', () => {
  it('is never chosen for the player, and pays for one bet only', () => {
    const draft = new SlipDraft(state, null);
    draft.learnFreeBets([freeBet]);
    expect([draft.freeBet, draft.canUseFreeBet]).toEqual([null, false]);
    draft.mode = 'combination';
    draft.chooseFreeBet('f1');
    draft.fitToLegs();
    expect(draft.plan()).toMatchObject([{ legs: [0, 1, 2], size: 3, unit: { amount: 1000 } }]);
    draft.mode = 'singles';
    draft.fitToLegs();
    expect(draft.freeBet).toBeNull();
  });
  it('stays on the slip while its bet is decided, and comes off when the player no longer has it', () => {
    const draft = new SlipDraft(state, null);
    draft.learnFreeBets([freeBet]);
    draft.chooseFreeBet('f1');
    draft.learnFreeBets([]);
    expect(draft.freeBet).toBeNull();
    draft.freeBetSent(freeBet);
    expect([draft.freeBet, draft.isFreeBetSent]).toEqual([freeBet, true]);
    draft.forgetSentFreeBet();
    expect(draft.freeBet).toBeNull();
  });
});

it('goes on with the slip of an earlier page, at the odds of then', () => {
  const draft = new SlipDraft(state, null);
  draft.typeStake('3');
  draft.mode = 'system';
  draft.acceptance = 'none';
  const { kept } = draft;
  const later = { ...state, legs: [] } as State;
  const next = new SlipDraft(later, { ...kept, legs: kept.legs.map((leg) => ({ ...leg, now: 150 })) });
  expect(next.kept).toEqual(kept);
  expect(later.legs.map(({ now }) => now)).toEqual([200, 200, 200]);
});
