// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { betReference } from '../../src/sportsbook/bets/betReference.ts';
import type { BetsRequest, BetView, FreeBetView } from '../../src/sportsbook/wire.ts';
import { CallFailed } from '../design/callServer.ts';
import type { FrameCalls } from './FrameCalls.ts';
import { Slip } from './Slip.ts';
import type { SlipLeg, State } from './state.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('en');
const leg = (code: string): SlipLeg =>
  ({
    eventId: 'e1',
    marketId: 'result',
    code,
    odds: 200,
    now: 200,
    selectionName: code,
    marketName: 'Match result',
    eventName: 'A – B',
  }) as SlipLeg;
const bet = (code: string, part: Partial<BetView> = {}): BetView =>
  ({
    id: code,
    currency: 'EUR',
    legs: [{ ...leg(code), sport: 'football', outcome: null }],
    size: 1,
    unit: 500,
    stake: 500,
    potential: 1000,
    state: 'open',
    ...part,
  }) as unknown as BetView;

/** A slip with three selections of one event, so three singles, at a sportsbook that answers with these bets. */
function slipOf(bets: readonly BetView[], balance = 10_000, currency = 'EUR', words = texts) {
  const held: FreeBetView[] = [];
  const sent: BetsRequest[] = [];
  const state = {
    texts: words,
    format: 'decimal',
    currency,
    session: { setup: { product: 'sportsbook', maximumPayout: 5_000 } },
    customer: { balance, canBet: true, maximumStake: null, maximumPayout: 5_000_00 },
    isPaused: false,
    bets: [] as readonly BetView[],
    legs: ['1', 'X', '2'].map(leg),
  } as unknown as State;
  const heard = vi.fn();
  const onHistory = vi.fn();
  const calls = {
    freeBets: () => Promise.resolve([...held]),
    place: (request: BetsRequest) => {
      sent.push(request);
      return Promise.resolve({ bets });
    },
  } as unknown as FrameCalls;
  const slip = new Slip({
    state,
    calls,
    say: heard,
    onChange: () => undefined,
    onLogin: () => undefined,
    onDeposit: () => undefined,
    onHistory,
    onExpired: () => undefined,
    onPlaced: () => undefined,
  });
  slip.draw();
  const one = (selector: string) => slip.root.querySelector<HTMLElement>(selector);
  const place = async () => {
    one('.place')?.click();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(bets.length));
  };
  return { slip, state, calls, one, place, held, sent, onHistory };
}
beforeEach(() => {
  sessionStorage.clear();
  // Not in jsdom. The slip lies beside the page.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it('tells what all singles of a slip can return together', async () => {
  const bets = ['1', 'X', '2'].map((code, index) =>
    bet(code, { legs: [{ ...bet(code).legs[0], marketId: `totals:${index}.5` }] as BetView['legs'] }),
  );
  const { slip, state, one, place } = slipOf(bets);
  state.legs = state.legs.map((each, index) => ({ ...each, marketId: `totals:${index}.5` }));
  slip.draw();
  expect(one('.sums .big')?.textContent).toMatch(/^€\d/);
  await place();
  expect(one('.notice')?.textContent).toBe(
    '3 bets accepted. Possible return €30.00. You’ll find each bet’s reference in My bets.',
  );
});

it('counts only the best of rival selections, of which one can win', async () => {
  const { one, place } = slipOf(['1', 'X', '2'].map((code) => bet(code)));
  expect(one('.sums .big')?.textContent).toMatch(/^up to €\d/);
  await place();
  expect(one('.notice')?.textContent).toBe(
    '3 bets accepted. Possible return €10.00. You’ll find each bet’s reference in My bets.',
  );
});

it('stops promising the return of a bet that the player has cashed out', async () => {
  const { slip, one, place } = slipOf([bet('1')]);
  await place();
  slip.updateBets([bet('1')]);
  expect(one('.notice')?.textContent).toContain('Bet accepted. Possible return €10.00.');
  slip.updateBets([bet('1', { state: 'cashed' })]);
  expect(one('.notice')).toBeNull();
});

it('explains a suspended selection, and promises no return until its odds are back', () => {
  const { slip, state, one } = slipOf([]);
  state.legs = [{ ...leg('1'), now: null }];
  slip.draw();
  const note = 'A selection is suspended. Remove it, or wait until its odds return.';
  expect([one('#stake-note')?.textContent, one('.sums .big')?.textContent]).toEqual([note, '–']);
  expect(one('.place')?.hasAttribute('disabled')).toBe(true);
  slip.updateOdds({ 'e1|result|1': 200 });
  expect([one('#stake-note')?.textContent, one('.sums .big')?.textContent]).toEqual(['', '€10.00']);
});
it('says that a selection is closed for good, and not only suspended', () => {
  const { slip, state, one } = slipOf([]);
  state.legs = [leg('1')];
  slip.updateOdds({ 'e1|result|1': 'closed' });
  expect([one('.leg-odds')?.textContent, one('#stake-note')?.textContent]).toEqual([
    'Closed',
    'Betting on a selection has closed. Remove it to place the bet.',
  ]);
  expect(one('.place')?.hasAttribute('disabled')).toBe(true);
  // A result that was taken back opens the event again.
  slip.updateOdds({ 'e1|result|1': null });
  expect(one('.leg-odds')?.textContent).toBe('Suspended');
});
it('says that a law allows no bets on a selection, before what else is wrong', () => {
  const { slip, one } = slipOf([]);
  slip.updateOdds({ 'e1|result|1': 'excluded', 'e1|result|X': 'closed', 'e1|result|2': null });
  expect([one('.leg-odds')?.textContent, one('#stake-note')?.textContent]).toEqual([
    'Not allowed',
    'By law, we can’t take bets on one of your selections. Remove it to place the bet.',
  ]);
  expect(one('.place')?.hasAttribute('disabled')).toBe(true);
  // A visitor again, whom the site's law lets bet.
  slip.updateOdds({ 'e1|result|1': 200, 'e1|result|X': 200, 'e1|result|2': 200 });
  expect(one('.place')?.hasAttribute('disabled')).toBe(false);
});
it.each([
  ['sportsbook.session', 'This page has been open too long. Reload it to continue.'],
  ['sportsbook.login', 'Your session had expired. No stake was taken. Place the bet again.'],
])('says what to do when its server does not know the player any more: %s', async (code, text) => {
  const { calls, one } = slipOf([]);
  calls.place = () => Promise.reject(new CallFailed(401, '', { code, message: '', validationErrors: [] }));
  one('.place')?.click();
  await vi.waitFor(() => expect(one('.notice')?.textContent).toBe(text));
});
it('keeps the stake and the return in view with the button', () => {
  const { one } = slipOf([]);
  expect([one('.slip-act #stake'), one('.slip-act .sums'), one('.slip-act .place')]).not.toContain(null);
});

it('says how many place bets on one race can win, because their returns add up', () => {
  const { slip, state } = slipOf([]);
  const hint = () => slip.root.textContent.includes('The first 3 runners are placed, so up to 3 of these');
  state.legs = ['r0', 'r1'].map((code) => ({ ...leg(code), marketId: 'race-place', sport: 'virtual-horses' }));
  slip.draw();
  expect(hint()).toBe(true);
  state.legs = state.legs.map((each, index) => ({ ...each, eventId: `e${index}` }));
  slip.draw();
  expect(hint()).toBe(false);
});

it('rehearses without a trace, and never while the slip has selections', () => {
  const { slip, state } = slipOf([]);
  const rows = slip.root.querySelectorAll('.leg').length;
  slip.rehearse();
  expect(slip.root.querySelectorAll('.leg')).toHaveLength(rows);
  state.legs = [];
  slip.draw();
  const before = slip.root.innerHTML;
  slip.rehearse();
  expect([state.legs, slip.root.innerHTML, slip.pill.hidden]).toEqual([[], before, true]);
});

it('tells the odds of all selections together where they are one bet', () => {
  const { slip, state, one } = slipOf([]);
  expect(one('.sums')?.textContent).not.toContain('Total odds');
  state.legs = state.legs.map((each, index) => ({ ...each, eventId: `e${index}` }));
  slip.draw();
  one('[data-key="mode-combination"]')?.click();
  expect(one('.sums')?.textContent).toContain('Total odds8.00');
});

it('shows the odds of all selections on a phone only where they can be one bet', () => {
  const { slip, state } = slipOf([]);
  expect(slip.pill.textContent).toBe('Bet slip · 3');
  state.legs = state.legs.map((each, index) => ({ ...each, eventId: `e${index}` }));
  slip.draw();
  expect(slip.pill.textContent).toBe('Bet slip · 38.00');
});

it('tells of a refused single beside those that were taken, and keeps its selection', async () => {
  const { one, place, state } = slipOf([bet('1'), bet('X', { state: 'refused', refusal: 'suspended' }), bet('2')]);
  await place();
  expect([one('.notice')?.textContent, one('.notice')?.dataset['tone'], state.legs.map(({ code }) => code)]).toEqual([
    '2 bets accepted. Possible return €10.00. You’ll find each bet’s reference in My bets. The market closed, so your stake was returned.',
    'bad',
    ['X'],
  ]);
});

it('says why a stake above the balance asks for a deposit', () => {
  const { one, slip } = slipOf([], 1400);
  expect([
    one('.place')?.textContent,
    slip.root.textContent.includes('Your balance doesn’t cover this stake.'),
  ]).toEqual(['Deposit', true]);
});

it('offers neither a deposit nor new odds while a bet waits, and goes on saying that it does', async () => {
  const { slip, state, one, place } = slipOf([bet('1', { state: 'delayed' })], 500);
  state.legs = [leg('1')];
  slip.draw();
  await place();
  expect(one('.notice')?.textContent).toBe('Checking the live odds…');
  // The bet has taken the whole balance, and the odds have fallen meanwhile.
  state.customer = { ...state.customer, balance: 0 } as State['customer'];
  slip.updateOdds({ 'e1|result|1': 180 });
  const step = () => [
    one('.place')?.textContent,
    one('.place')?.hasAttribute('disabled'),
    one('#stake-note')?.textContent,
  ];
  expect(step()).toEqual(['Place bet · €5.00', true, '']);
  const stake = one('#stake') as HTMLInputElement;
  stake.value = '2';
  stake.dispatchEvent(new Event('input'));
  expect(one('.notice')?.textContent).toBe('Checking the live odds…');
  slip.updateBets([bet('1', { state: 'cancelled', refusal: 'odds-changed' })]);
  expect(one('.place')?.textContent).toBe('Accept new odds');
});
it('asks for no deposit for a stake that no bet may have', () => {
  const { one } = slipOf([], 1400);
  const field = one('#stake') as HTMLInputElement;
  field.value = '2500.01';
  field.dispatchEvent(new Event('input'));
  expect(one('#stake-note')?.textContent).toBe('This bet would pay more than the maximum. Lower the stake.');
  expect(one('.place')?.textContent).not.toBe('Deposit');
  expect((one('.place') as HTMLButtonElement).disabled).toBe(true);
});

it('opens with the focus on the button that closes it, not on the one that clears it', () => {
  const { slip, one } = slipOf([]);
  document.body.replaceChildren(slip.root, slip.pill);
  slip.pill.click();
  expect([document.activeElement, document.body.hasAttribute('data-slip')]).toEqual([one('.slip-close'), true]);
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([document.activeElement, document.body.hasAttribute('data-slip')]).toEqual([slip.pill, false]);
});

it('takes the button of an empty slip off the page once its news was read', async () => {
  const { place, slip } = slipOf([bet('1'), bet('X'), bet('2')]);
  await place();
  slip.draw();
  expect(slip.pill.hidden).toBe(false);
  slip.open(false);
  expect(slip.pill.hidden).toBe(true);
});

it.each([
  ['', 'The lowest stake is €0.10.'],
  ['0.05', 'The lowest stake is €0.10.'],
  ['abc', 'Enter an amount such as €5.00.'],
  ['1.005', 'Use at most two decimal places.'],
  ['999999999999', 'This bet would pay more than the maximum. Lower the stake.'],
  ['2500.01', 'This bet would pay more than the maximum. Lower the stake.'],
  ['2500', ''],
  // As the message itself writes it, and as the keyboard of a Japanese player does.
  ['€5.00', ''],
  ['１２', ''],
])('says what is wrong with a stake of “%s”, and names the most that a bet pays', (typed, message) => {
  const { one, slip } = slipOf([], 10_000_00);
  const field = one('#stake') as HTMLInputElement;
  field.value = typed;
  field.dispatchEvent(new Event('input'));
  expect(one('#stake-note')?.textContent).toBe(message);
  expect(one('#stake-note')?.getAttribute('data-tone')).toBe(message === '' ? null : 'bad');
  expect(field.getAttribute('aria-invalid')).toBe(String(message !== ''));
  expect((one('.place') as HTMLButtonElement).disabled).toBe(message !== '');
  expect(slip.root.textContent).toContain('A bet pays up to €5,000.');
});

it('names the most that a bet pays to a visitor too, and says which stake would be above it', () => {
  const { one, slip, state } = slipOf([]);
  state.customer = null;
  slip.draw();
  expect(slip.root.textContent).toContain('A bet pays up to €5,000.');
  const field = one('#stake') as HTMLInputElement;
  field.value = '2500.01';
  field.dispatchEvent(new Event('input'));
  expect(one('#stake-note')?.textContent).toBe('This bet would pay more than the maximum. Lower the stake.');
  expect(one('.place')?.textContent).toBe('Log in to bet');
});

/** A slip with one selection and a free bet, which the server has until a bet takes it. */
async function slipWithFreeBet() {
  const made = slipOf([bet('1', { state: 'delayed', freeBetId: 'f1' })]);
  const { slip, state, held } = made;
  state.legs = [leg('1')];
  state.customer = { ...state.customer, maximumPayout: 100_000_000 } as State['customer'];
  held.push({ freeBetId: 'f1', amount: 500, minimumOdds: null } as unknown as FreeBetView);
  await slip.loadFreeBets();
  made.one('.free-bet')?.click();
  return made;
}

it('goes on showing a free bet while its odds are checked, not a stake of the player’s own', async () => {
  const { one, slip, place, held } = await slipWithFreeBet();
  held.length = 0;
  await place();
  await slip.loadFreeBets();
  expect([one('.place')?.textContent, one('.big')?.textContent, one('.free-bet')?.textContent]).toEqual([
    'Place free bet · €5.00',
    '€5.00',
    'Free bet on this slip · €5.00',
  ]);
  slip.updateBets([bet('1', { freeBetId: 'f1', potential: 500 })]);
  expect([one('.notice')?.textContent, one('.free-bet')]).toEqual([
    `Bet accepted. Possible return €5.00. Reference ${betReference('1')}`,
    null,
  ]);
});

it('asks for lower odds where a free bet, whose stake is fixed, would pay more than the maximum', async () => {
  const { one, slip, state } = await slipWithFreeBet();
  state.customer = { ...state.customer, maximumPayout: 400 } as State['customer'];
  slip.draw();
  expect(slip.root.textContent).toContain('Choose lower odds or remove a selection.');
  expect((one('.place') as HTMLButtonElement).disabled).toBe(true);
});

it('takes a free bet off a slip that is cleared', async () => {
  const { one, slip } = await slipWithFreeBet();
  one('[data-key="clear"]')?.click();
  slip.toggle(leg('2'));
  expect(one('.free-bet')?.getAttribute('aria-pressed')).toBe('false');
});

it('has stakes that make sense in pesos', () => {
  const { one, slip } = slipOf([], 1_000_000_00, 'CLP');
  expect([...slip.root.querySelectorAll('.quick button')].map(({ textContent }) => textContent)).toEqual([
    '+$5,000',
    '+$10,000',
    '+$50,000',
  ]);
  const field = one('#stake') as HTMLInputElement;
  expect(field.value).toBe('5000');
  field.value = '99';
  field.dispatchEvent(new Event('input'));
  expect(one('#stake-note')?.textContent).toBe('The lowest stake is $100.');
});

it('leaves the field in the page while a stake is typed and odds move, so that the caret stays where it is', () => {
  const { one, slip } = slipOf([]);
  document.body.replaceChildren(slip.root);
  const field = one('#stake') as HTMLInputElement;
  field.focus();
  field.value = '1234';
  field.setSelectionRange(1, 1);
  const moved = vi.fn();
  field.addEventListener('blur', moved);
  field.dispatchEvent(new Event('input'));
  slip.updateOdds({ 'e1|result|1': 210 });
  expect([one('#stake') === field, field.selectionStart, document.activeElement === field]).toEqual([true, 1, true]);
  expect(moved).not.toHaveBeenCalled();
});

it('writes stakes and names in the language that the player has changed to', async () => {
  const named = { home: 'Elderwick Rovers', away: 'Rookstead United' };
  const first = slipOf([]);
  first.state.legs = [{ ...leg('X'), named, selectionName: 'Draw' }];
  const field = first.one('#stake') as HTMLInputElement;
  field.value = '7.5';
  field.dispatchEvent(new Event('input'));
  const { slip, one, state } = slipOf([], 10_000, 'EUR', await textsIn('fi'));
  expect(state.legs).toMatchObject([
    { selectionName: 'Tasapeli', marketName: 'Ottelun tulos', eventName: 'Elderwick Rovers – Rookstead United' },
  ]);
  slip.draw();
  one('[data-key="quick-500"]')?.click();
  expect((one('#stake') as HTMLInputElement).value).toBe('12,50');
});

it('tells once that the balance does not cover a stake', async () => {
  const { one, place, slip, state } = slipOf([bet('1', { state: 'refused', refusal: 'error.not_enough_funds' })]);
  state.legs = [leg('1')];
  slip.draw();
  await place();
  state.customer = { ...state.customer, balance: 0 } as State['customer'];
  slip.draw();
  expect(slip.root.textContent.split('Your balance doesn’t cover this stake.')).toHaveLength(2);
  expect(one('.place')?.textContent).toBe('Deposit');
});

const legsOf = (count: number): SlipLeg[] =>
  Array.from({ length: count }, (_, index) => ({ ...leg('1'), eventId: `e${index}` }));
it('offers each system of the selections that has not too many lines, and keeps the choice', () => {
  const { slip, state, one } = slipOf([]);
  state.legs = legsOf(5);
  slip.draw();
  one('[data-key="mode-system"]')?.click();
  const sizes = () => [...slip.root.querySelectorAll('.system-sizes button')].map((each) => each.textContent);
  expect(sizes()).toEqual(['2/5', '3/5', '4/5']);
  one('[data-key="size-3"]')?.click();
  expect(one('[data-key="size-3"]')?.getAttribute('aria-pressed')).toBe('true');
  expect(one('.stake-line label')?.textContent).toBe('Stakeeach of 10 lines');
  // A reload, such as for another language, must not turn ten lines into others.
  const again = slipOf([]);
  expect(again.one('.stake-line label')?.textContent).toBe('Stakeeach of 10 lines');
  again.state.legs = legsOf(20);
  again.slip.draw();
  expect([...again.slip.root.querySelectorAll('.system-sizes button')].map((each) => each.textContent)).toEqual([
    '2/20',
    '18/20',
    '19/20',
  ]);
});
it('says that a slip is full instead of ignoring a selection', () => {
  const { slip, state, one } = slipOf([]);
  state.legs = legsOf(20);
  slip.toggle({ ...leg('2'), eventId: 'another' });
  expect(state.legs).toHaveLength(20);
  expect(one('.notice')?.textContent).toBe('A slip holds up to 20 selections.');
});
it('leads from an accepted bet to the player’s bets', async () => {
  const { one, place, onHistory } = slipOf(['1', 'X', '2'].map((code) => bet(code)));
  expect(one('.stake-line label')?.textContent).toBe('Stakeeach of 3 bets');
  await place();
  one('[data-key="history"]')?.click();
  expect(onHistory).toHaveBeenCalledTimes(1);
});

describe('a stake for each single', () => {
  const type = (field: HTMLElement | null, text: string) => {
    (field as HTMLInputElement).value = text;
    field?.dispatchEvent(new Event('input'));
  };
  const fields = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('.leg .stake')];

  it('is the common one until the player types another, and is what is sent', async () => {
    const { slip, one, place, sent } = slipOf(['1', 'X', '2'].map((code) => bet(code)));
    expect(fields(slip.root).map(({ value }) => value)).toEqual(['5', '5', '5']);
    type(fields(slip.root)[1] ?? null, '7.50');
    expect((one('#stake') as HTMLInputElement).value).toBe('');
    expect(one('.place')?.textContent).toBe('Place 3 bets · €17.50');
    await place();
    expect(sent[0]?.bets.map(({ unit }) => unit)).toEqual([500, 750, 500]);
  });
  it('is replaced by a common one, and grows with the others', () => {
    const { slip, one } = slipOf([]);
    type(fields(slip.root)[0] ?? null, '2');
    one('[data-key="quick-500"]')?.click();
    expect(fields(slip.root).map(({ value }) => value)).toEqual(['7', '10', '10']);
    type(one('#stake'), '3');
    expect(fields(slip.root).map(({ value }) => value)).toEqual(['3', '3', '3']);
    expect(one('.place')?.textContent).toBe('Place 3 bets · €9.00');
  });
  it('says which one cannot be placed, and keeps the caret in its field while odds move', () => {
    const { slip, one } = slipOf([]);
    document.body.replaceChildren(slip.root);
    const [, second] = fields(slip.root);
    second?.focus();
    type(second ?? null, '0.05');
    second?.setSelectionRange(1, 1);
    slip.updateOdds({ 'e1|result|1': 210 });
    expect(one('.slip-act #stake-note')?.textContent).toBe('The lowest stake is €0.10.');
    expect(fields(slip.root).map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'true', 'false']);
    expect([document.activeElement === second, second?.selectionStart]).toEqual([true, 1]);
    expect((one('.place') as HTMLButtonElement).disabled).toBe(true);
  });
  it('draws a row again only when it has changed', () => {
    const { slip } = slipOf([]);
    const prices = () => [...slip.root.querySelectorAll('.leg-price')];
    const before = prices();
    slip.updateOdds({ 'e1|result|1': 210 });
    expect(prices().map((price, index) => price === before[index])).toEqual([false, true, true]);
  });
  it('is not asked for in a combination, and survives a reload', () => {
    const first = slipOf([]);
    first.state.legs = legsOf(3);
    first.slip.draw();
    type(fields(first.slip.root)[0] ?? null, '2');
    const { slip, state, one } = slipOf([]);
    slip.draw();
    expect(state.legs.map(({ stake }) => stake)).toEqual(['2', undefined, undefined]);
    one('[data-key="mode-combination"]')?.click();
    expect(fields(slip.root)).toEqual([]);
    expect(one('.place')?.textContent).toBe('Place bet · €5.00');
  });
});

describe('a bet whose answer gets lost', () => {
  const lose = (status: number) => {
    const made = slipOf([]);
    let answers: BetView[] = [];
    made.calls.place = (request: BetsRequest) => {
      answers = request.bets.map(({ betId }, index) => bet(['1', 'X', '2'][index] ?? '', { id: betId }));
      return Promise.reject(new CallFailed(status, 'lost'));
    };
    return { ...made, answers: () => answers };
  };
  it.each([0, 502])('does not count as refused after status %i; the player’s bets answer instead', async (status) => {
    const { slip, one, state, answers } = lose(status);
    one('.place')?.click();
    await vi.waitFor(() => expect(one('.notice')?.textContent).toBe(texts.words('unconfirmed')));
    expect(slip.isUncertain).toBe(true);
    // The player has changed the slip meanwhile.
    (one('#stake') as HTMLInputElement).value = '9';
    one('#stake')?.dispatchEvent(new Event('input'));
    slip.updateBets(answers());
    expect(state.legs).toEqual([]);
    expect(one('.notice')?.textContent).toContain('3 bets accepted');
    expect(slip.isUncertain).toBe(false);
  });
  it('leaves the slip after a reload too', async () => {
    const { one, answers } = lose(0);
    one('.place')?.click();
    await vi.waitFor(() => expect(one('.notice')?.textContent).toBe(texts.words('unconfirmed')));
    const { slip, state } = slipOf([]);
    slip.updateBets(answers().slice(0, 1));
    expect(state.legs.map(({ code }) => code)).toEqual(['X', '2']);
  });
  it('leaves the slip at once if the bets came before', async () => {
    const { one, state, answers, calls } = lose(0);
    const { place } = calls;
    calls.place = (request: BetsRequest) => {
      const answer = place(request);
      state.bets = answers();
      return answer;
    };
    one('.place')?.click();
    await vi.waitFor(() => expect(state.legs).toEqual([]));
  });
  it('waits for the delay of a running event', async () => {
    const { slip, one, answers } = lose(0);
    one('.place')?.click();
    await vi.waitFor(() => expect(one('.notice')?.textContent).toBe(texts.words('unconfirmed')));
    slip.updateBets(answers().map((each) => ({ ...each, state: 'delayed' })));
    expect((one('.place') as HTMLButtonElement).disabled).toBe(true);
    slip.updateBets(answers());
    expect(one('.notice')?.textContent).toContain('3 bets accepted');
  });
});

it('places no bet with the second click of a double click on “Accept new odds”', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const { slip, state, one, sent } = slipOf([]);
  state.legs = [{ ...leg('1'), now: 150 }];
  slip.draw();
  expect(one('.place')?.textContent).toBe('Accept new odds');
  one('.place')?.click();
  expect(one('.place')?.textContent).toContain('Place bet');
  expect(one('.place')?.getAttribute('aria-disabled')).toBe('true');
  now.mockReturnValue(10_300);
  one('.place')?.click();
  expect(sent).toEqual([]);
  now.mockReturnValue(11_000);
  slip.draw();
  expect(one('.place')?.hasAttribute('aria-disabled')).toBe(false);
  one('.place')?.click();
  expect(sent).toHaveLength(1);
  now.mockRestore();
});
