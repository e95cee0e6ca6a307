import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  betAndGetActivation,
  betAndGetClaim,
  betAndGetDeactivation,
  cashbackActivation,
  cashbackClaim,
  cashbackDeactivation,
  cashbackProgressOf,
  freeSpinClaim,
  manualClaimAvailable,
  optInActivation,
  optInDeactivation,
  queuedBonus,
  queuedBonusClaim,
  rewardClaim,
  rewards,
  rewardState,
} from '@baize/contracts/bonus';
import { type Reward } from '@baize/contracts/reward';
import {
  activeCashback,
  activeFreeBet,
  activeReward,
  betAndGetReward,
  cashbackReward,
  activeFreeSpins,
  freeSpinsReward,
  handle,
  never,
  playerSession,
  queuedReward,
  reference,
  refuse,
  reward,
  testBrand,
  type Responder,
} from '@baize/testing';
import { comeIntoSight, renderWithShell } from '@baize/testing/render';
import { fillSlot, GAMES_ROW, type DomainModule } from '@baize/shell';
import { takeProgress } from '../../api/rewards.ts';
import { ActiveRewards, Rewards } from './Rewards.tsx';

const lists = (eligible: Responder<typeof rewards>, active: Reward[] = []) =>
  handle(rewards, (asked) =>
    asked.query.rewardsType === 'ACTIVE' ? active : typeof eligible === 'function' ? eligible(asked) : eligible,
  );

it('says how much of each stake counts, in which games and in all others, before a claim', async () => {
  const contributions = [
    { percent: 50, games: [] },
    { percent: 10, games: ['Blackjack', 'Roulette'].map((title) => ({ gameId: title, title })) },
  ];
  renderWithShell(<Rewards />, {
    who: playerSession(),
    path: '/en-UN/my-account/rewards',
    handlers: [lists([reward({ contributions })])],
  });
  expect(await screen.findByText('Stakes that count in part')).toBeVisible();
  expect(
    screen.getByText(
      '10% of each stake counts in Blackjack and Roulette. 50% of each stake counts in all other games.',
    ),
  ).toBeVisible();
});

it.each([
  ['/en-UN/my-account/rewards', Rewards],
  ['/en-UN/my-account/rewards/active', ActiveRewards],
])('%s has the tabs of both pages, and says on which it is (B§2)', (path, Screen) => {
  renderWithShell(<Screen />, { who: playerSession(), path, handlers: [lists([])] });
  const tabs = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/my-account/rewards'));
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/en-UN/my-account/rewards',
    '/en-UN/my-account/rewards/active',
  ]);
  expect(
    tabs.filter((tab) => tab.getAttribute('aria-current') === 'page').map((tab) => tab.getAttribute('href')),
  ).toEqual([path]);
});

it.each([
  ['ACCOUNT', /Your account can’t receive bonuses right now/, 'Contact us', 'contact-live-chat'],
  ['DOCUMENT', /need something from you/, 'Verification', 'my-account/account/verification'],
  ['DOCUMENT_REVIEW', /reviewing what you sent/, 'Verification', 'my-account/account/verification'],
] as const)('tells a player who is offered none now why, and what to do: %s', async (reason, why, link, path) => {
  renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([]), handle(manualClaimAvailable, { available: false, reason })],
  });
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', `/en-UN/${path}`);
  expect(screen.queryByRole('link', { name: 'See promotions' })).toBeNull();
});

it.each([
  ['may have some', { available: true, reason: null }],
  ['is not known to be stopped', refuse(500, '')],
])('leads a player without rewards who %s to the promotions', async (_, answer) => {
  renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([]), handle(manualClaimAvailable, answer)],
  });
  expect(await screen.findByRole('link', { name: 'See promotions' })).toBeVisible();
  expect(screen.queryByText(/can’t receive bonuses/)).toBeNull();
});

it('says nothing about an empty list until it is known whether the player may have bonuses', async () => {
  const { served, container } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([]), handle(manualClaimAvailable, never)],
  });
  await waitFor(() => expect(served.to(manualClaimAvailable)).toHaveLength(1));
  await waitFor(() => expect(served.to(rewards).length).toBeGreaterThan(1));
  expect(container).not.toHaveTextContent('No rewards waiting');
});

it('answers on each card what, how much, until when, what counts and what it costs to leave', async () => {
  renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([reward({ endedAt: '2026-12-31T23:00:00.000Z' })])],
  });
  const card = await screen.findByRole('article', { name: 'First deposit bonus' });
  for (const words of [
    '100% of your deposit, up to €100.00',
    'With your first deposit of €10.00 or more',
    '10 times the bonus',
    '30 days',
    'Stakes made with bonus money. Your own money is used first.',
    '€5.00',
    'You lose the bonus money and what you’ve won with it. Your own money stays.',
  ])
    expect(within(card).getByText(words)).toBeVisible();
  expect(within(card).getByText(/31 Dec 2026|Dec 31, 2026|1 Jan 2027|Jan 1, 2027/)).toBeVisible();
});

it('names the amount to stake where it is known, and the least deposit of a fixed bonus', async () => {
  const fixed = { kind: 'FIXED', amount: 25, minimumDeposit: 20 } as const;
  renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([reward({ triggerEvent: 'NEXT_DEPOSIT', offer: fixed })])],
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('10 times the bonus (€250.00)')).toBeVisible();
  expect(within(card).getByText('With your next deposit of €20.00 or more')).toBeVisible();
});

it('names the lowest odds of bets that count for a sports bonus', async () => {
  renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([reward({ vertical: 'SPORTS', minimumOdds: '1.50' })])],
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Minimum odds').nextElementSibling).toHaveTextContent('1.50');
});

it('says which deposit a claimed bonus waits for', async () => {
  renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [reward({ assignmentId: reference(703), state: 'CLAIMED' })])],
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Waiting for your deposit')).toBeVisible();
  expect(within(card).getByText('With your first deposit of €10.00 or more')).toBeVisible();
});

it('claims once, after the terms, under the version that was read', async () => {
  const { user, served } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([reward({ version: 3 })]), handle(rewardClaim, activeReward())],
  });
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Claim this bonus?' });
  expect(served.to(rewardClaim)).toHaveLength(0);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(served.to(rewardClaim).map(({ body }) => body)).toEqual([{ version: 3 }]));
});

/** The browser's “back”. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}
const PAGE = '/en-UN/my-account/rewards';

it('closes a question by “back” instead of the page, and leaves no entry behind when it is closed otherwise', async () => {
  const { user, location } = renderWithShell(
    <>
      <Rewards />
      <Back />
    </>,
    { who: playerSession(), before: ['/en-UN/my-account'], path: PAGE, handlers: [lists([reward()])] },
  );
  const back = screen.getByRole('button', { name: 'Back' });
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  await screen.findByRole('dialog');
  act(() => back.click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location().pathname).toBe(PAGE);
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => back.click());
  await waitFor(() => expect(location().pathname).toBe('/en-UN/my-account'));
});

it('does not ask again when the player comes back after a claim', async () => {
  const { user, location } = renderWithShell(
    <>
      <Rewards />
      <Back />
    </>,
    { who: playerSession(), path: PAGE, handlers: [lists([reward()]), handle(rewardClaim, activeReward())] },
  );
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/my-account/rewards/active'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(location().pathname).toBe(PAGE));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks again after a reload, and drops a question of an older release', async () => {
  const shown = (asked: object) =>
    renderWithShell(<Rewards />, {
      who: playerSession(),
      path: PAGE,
      state: { rewardQuestion: { about: 'claim', reward: asked } },
      handlers: [lists([reward()])],
    });
  const { unmount } = shown(reward());
  expect(await screen.findByRole('dialog', { name: 'Claim this bonus?' })).toBeVisible();
  unmount();
  shown({ campaignId: reference(701) });
  await screen.findByRole('article');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['error.bonus.not_available', 'error.bonus.terms_changed'])(
  'offers no claim that would be refused again (%s)',
  async (code) => {
    const { user } = renderWithShell(<Rewards />, {
      who: playerSession(),
      handlers: [lists([reward()]), handle(rewardClaim, refuse(400, code))],
    });
    await user.click(await screen.findByRole('button', { name: 'Claim' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Claim' }));
    await within(dialog).findByRole('alert');
    expect(within(dialog).queryByRole('button', { name: 'Claim' })).toBeNull();
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' }).slice(-1);
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('offers to forfeit the active bonus of the vertical, says what that costs, and claims then (B§8)', async () => {
  const active = activeReward({ campaignCategory: 'MANUAL' });
  const answers: Responder<typeof optInActivation>[] = [
    refuse(400, 'error.bonus.active.already.exists'),
    activeReward(),
  ];
  const { user, served } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [
      lists([reward({ campaignId: reference(702), campaignCategory: 'OPT_IN' })], [active]),
      handle(rewardState, activeReward({ state: 'FORFEITED' })),
      handle(optInActivation, () => answers.shift() as never),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Opt in' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Opt in' }));
  const question = await screen.findByRole('dialog', { name: 'You already have a bonus here' });
  expect(within(question).getByText(/forfeit €23.10 of bonus money/)).toBeVisible();
  // As its card names it.
  expect(within(question).getByText('First deposit bonus – €20.00 bonus money')).toBeVisible();
  expect(served.to(rewardState)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Forfeit and claim' }));
  await waitFor(() => expect(served.to(optInActivation)).toHaveLength(2));
  expect(served.to(rewardState)).toHaveLength(1);
});

it('says before a claim that a bonus comes in steps, and then how many are done, what they gave and what is next', async () => {
  const stepped = (done: number, released: number, toNext: number | null) => ({ count: 10, done, released, toNext });
  const { unmount } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([reward({ steps: stepped(0, 0, null) })])],
  });
  const offer = await screen.findByRole('article');
  expect(within(offer).getByText(/In 10 equal steps/)).toBeVisible();
  expect(within(offer).queryByText('Steps completed')).toBeNull();
  unmount();
  renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [activeReward({ steps: stepped(4, 7.25, 15.5) })])],
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('progressbar', { name: 'Steps completed' })).toHaveAttribute(
    'aria-valuetext',
    '4 of 10',
  );
  expect(within(card).getByText('Already yours from this bonus: €7.25')).toBeVisible();
  expect(within(card).getByText('Stake €15.50 more to complete the next step.')).toBeVisible();
});

it('says that the most a bonus can give is reached, and asks for no more stakes', async () => {
  const steps = { count: 10, done: 6, released: 50, toNext: null };
  renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [activeReward({ steps, maximumWin: 50 })])],
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('You’ve already received the most that this bonus can pay.')).toBeVisible();
  expect(within(card).queryByText(/to complete the next step/)).toBeNull();
});

it('follows the way to the next step by socket, and asks what a complete step has given', async () => {
  const now = (done: number, wagered: number, toNext: number) =>
    activeReward({
      granted: { amount: 20, wageringRequirement: 200, wagered, wageringProgress: 0, balance: 23.1 },
      steps: { count: 10, done, released: done, toNext },
    });
  let answer = now(4, 84.5, 15.5);
  const { served, queryClient } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [handle(rewards, (asked) => (asked.query.rewardsType === 'ACTIVE' ? [answer] : []))],
  });
  await screen.findByText('Stake €15.50 more to complete the next step.');
  const asked = served.to(rewards).length;
  const progress = (wagered: number) =>
    takeProgress(queryClient, {
      body: {
        type: 'BONUS_PROGRESS',
        assignmentId: reference(701),
        state: 'WAGERING',
        wagered,
        wageringProgress: 0,
      },
    });
  progress(94.4);
  expect(await screen.findByText('Stake €5.60 more to complete the next step.')).toBeVisible();
  expect(served.to(rewards)).toHaveLength(asked);
  answer = now(5, 100, 20);
  progress(100);
  expect(await screen.findByText('Stake €20.00 more to complete the next step.')).toBeVisible();
});

const GRANTED = { amount: 20, wageringRequirement: 200, wagered: 84.5, wageringProgress: 42 };
it.each([
  [
    'a part',
    { ...GRANTED, balance: 13.1, inPlay: 10 },
    ['You’ll lose €23.10', '€10.00 of it is in play. You’d also lose what that wins.'],
  ],
  ['all', { ...GRANTED, balance: 0, inPlay: 23.1 }, ['You’ll lose €23.10', '€23.10 of it is in play.']],
  ['a stake that is not counted yet', { ...GRANTED, balance: 0 }, ['whatever your open rounds and bets still win']],
] as const)('says what a forfeit takes while bonus money is in play: %s', async (_, granted, sentences) => {
  const { user } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [activeReward({ granted })])],
  });
  if ('inPlay' in granted) expect(await screen.findByText(/^In play: €/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Forfeit bonus' }));
  const question = await screen.findByRole('alertdialog');
  for (const sentence of sentences) expect(question).toHaveTextContent(sentence);
  expect(question).not.toHaveTextContent('€0.00');
});

it('reads again what a forfeit takes when it asks', async () => {
  let active = [activeReward()];
  const { user } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [handle(rewards, ({ query }) => (query.rewardsType === 'ACTIVE' ? active : []))],
  });
  const forfeit = await screen.findByRole('button', { name: 'Forfeit bonus' });
  active = [activeReward({ granted: { ...GRANTED, balance: 40 } })];
  await user.click(forfeit);
  expect(await screen.findByText('You’ll lose €40.00 of bonus money. This can’t be undone.')).toBeVisible();
});

const NUMBERS = [740, 741, 742, 743, 744] as const;
const gifts = NUMBERS.map((number) => reward({ campaignId: reference(number), triggerEvent: null }));

it('leads with what can be claimed now, in parts with headings of their own, and closed cards', async () => {
  const { user } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([cashbackReward(), reward(), ...gifts])],
  });
  await screen.findByRole('heading', { level: 2, name: 'Ready to claim' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Ready to claim', 'With a deposit', 'While you play']);
  for (const card of screen.getAllByRole('article'))
    expect(within(card).getByRole('heading', { level: 3 })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  const [first] = screen.getAllByRole('article');
  if (!first) throw new Error('no card');
  // The terms that decide are there; the others are one press away.
  expect(within(first).getByText(/^What you must stake: 10 times the bonus[^·]*$/)).toBeVisible();
  expect(within(first).queryByText('What counts')).toBeNull();
  await user.click(within(first).getByRole('button', { name: 'Details', expanded: false }));
  expect(within(first).getByText('What counts')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all 5' }));
  expect(screen.getAllByRole('article')).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

it('shows the progress, follows it by socket, and asks before a forfeit', async () => {
  const active = [activeReward()];
  const { user, served, queryClient } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], active), handle(rewardState, activeReward({ state: 'FORFEITED' }))],
  });
  expect(await screen.findByText('€84.50 of €200.00')).toBeVisible();
  // The question reads the list again.
  active[0] = activeReward({ granted: { ...GRANTED, wagered: 90, wageringProgress: 45, balance: 23.1 } });
  takeProgress(queryClient, {
    body: {
      type: 'BONUS_PROGRESS',
      assignmentId: reference(701),
      state: 'WAGERING',
      wagered: 90,
      wageringProgress: 45,
    },
  });
  expect(await screen.findByText('€90.00 of €200.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Forfeit bonus' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('You’ll lose €23.10 of bonus money. This can’t be undone.')).toBeVisible();
  expect(served.to(rewardState)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Forfeit bonus' }));
  await waitFor(() =>
    expect(served.to(rewardState).map(({ body }) => body)).toEqual([{ state: 'FORFEITED', wageringProgress: 45 }]),
  );
});

it('lets a player leave an opt-in that has given nothing yet', async () => {
  const waiting = activeReward({ state: 'OPTED_IN', campaignCategory: 'OPT_IN', granted: null });
  const { user, served } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [waiting]), handle(optInDeactivation, () => undefined)],
  });
  await user.click(await screen.findByRole('button', { name: 'Opt out' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Opt out' }));
  await waitFor(() => expect(served.to(optInDeactivation)).toHaveLength(1));
});

it('leaves once for two clicks before the screen can respond', async () => {
  const waiting = activeReward({ state: 'OPTED_IN', campaignCategory: 'OPT_IN', granted: null });
  const answers: Responder<typeof optInDeactivation>[] = [undefined, refuse(409, 'error.bonus.not_active')];
  const { user, served } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [waiting]), handle(optInDeactivation, () => answers.shift() as never)],
  });
  await user.click(await screen.findByRole('button', { name: 'Opt out' }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Opt out' });
  act(() => {
    confirm.click();
    confirm.click();
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(served.to(optInDeactivation)).toHaveLength(1);
});

it('offers iCash below the active rewards, where a claim leads', async () => {
  renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([cashbackReward({ triggerEvent: 'CASHBACK_INSTANT' })], [activeReward()])],
  });
  const prompt = await screen.findByRole('region', { name: 'iCash: cash back on losses' });
  const card = await screen.findByRole('article', { name: 'First deposit bonus' });
  expect(card.compareDocumentPosition(prompt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says so when the rewards cannot be loaded, and asks again', async () => {
  const answers: Responder<typeof rewards>[] = [refuse(500, 'error.system.error'), [reward()]];
  const { user } = renderWithShell(<Rewards />, {
    who: playerSession(),
    // The prizes of tournaments are asked for on their own.
    handlers: [handle(rewards, ({ query }) => (query.excludeTriggerType ? answers.shift() : []) as never)],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('activates cashback after its terms, under the version that was read', async () => {
  const { user, served } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([cashbackReward({ version: 2 })]), handle(cashbackActivation, activeCashback())],
  });
  const card = await screen.findByRole('article', { name: 'Instant cashback' });
  for (const words of [
    '5% of your losses back, up to €20.00',
    '10% (Night Bloom)',
    'Your own stakes minus your winnings, in rounds that have ended',
  ])
    expect(within(card).getByText(words)).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Activate' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(served.to(cashbackActivation).map(({ body }) => body)).toEqual([{ version: 2 }]));
});

it('shows what losses give, claims it once, and stops only after a question', async () => {
  const active = activeCashback();
  const progress = active.cashbackProgress ?? expect.fail('the builder has progress');
  const { user, served } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [
      lists([], [active]),
      handle(cashbackProgressOf, { ...progress, claimable: null }),
      handle(cashbackClaim, { amount: 4.25, currencyCode: 'EUR', progress: { ...progress, claimable: null } }),
      handle(cashbackDeactivation, () => undefined),
    ],
  });
  expect(await screen.findByText('€30.00')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Claim €4.25' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim €4.25' })).toBeNull());
  expect(served.to(cashbackClaim)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Stop cashback' }));
  const question = await screen.findByRole('alertdialog', { name: 'Stop this cashback?' });
  expect(served.to(cashbackDeactivation)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Stop cashback' }));
  await waitFor(() => expect(served.to(cashbackDeactivation)).toHaveLength(1));
});

it('says of free spins how many, where, at which stake and what becomes of the winnings', async () => {
  renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([freeSpinsReward({ winnings: 'BONUS' }, { wrMultiplier: 10 })])],
  });
  const card = await screen.findByRole('article', { name: 'Free spins' });
  for (const words of [
    '20 free spins in Night Bloom',
    '€0.20 per spin, paid by us',
    '10 times the winnings',
    '3 days',
    'Your winnings become bonus money after the last spin.',
    'You lose the spins you haven’t used and what you’ve won with them.',
  ])
    expect(within(card).getByText(words)).toBeVisible();
});

it('claims free spins and leads to their game (B§2)', async () => {
  const { user, served, location } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([freeSpinsReward()]), handle(freeSpinClaim, activeFreeSpins())],
  });
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Claim these free spins?' });
  await user.click(within(dialog).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(served.to(freeSpinClaim)).toHaveLength(1));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/play/night-bloom'));
});

it('shows how many free spins are left, and says what giving them up costs', async () => {
  const { user, served } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [activeFreeSpins()]), handle(rewardState, activeFreeSpins({ state: 'FORFEITED' }))],
  });
  expect(await screen.findByRole('progressbar', { name: 'Free spins used' })).toHaveAttribute(
    'aria-valuetext',
    '7 free spins left',
  );
  expect(screen.getByText('Won so far: €2.40')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/en-UN/play/night-bloom');
  await user.click(screen.getByRole('button', { name: 'Forfeit free spins' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/What you’ve won stays yours/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Forfeit free spins' }));
  await waitFor(() => expect(served.to(rewardState)).toHaveLength(1));
});

const UNUSED = activeFreeBet();
const OFFERED = activeFreeBet({
  assignmentId: null,
  expiresAt: null,
  freeBetDetail: UNUSED.freeBetDetail && { ...UNUSED.freeBetDetail, state: null },
});

it('says of a free bet who pays the stake, from which odds, and what a win and a void bet give', async () => {
  renderWithShell(<Rewards />, { who: playerSession(), handlers: [lists([OFFERED])] });
  const card = await screen.findByRole('article', { name: 'Free bet' });
  for (const words of [
    'Free bet of €10.00',
    '€10.00, paid by us',
    '1.50',
    'Your winnings are yours immediately. They don’t include the stake.',
    'You get the free bet back and can use it again.',
    'Time to use it',
    'You lose the free bet.',
  ])
    expect(within(card).getByText(words)).toBeVisible();
});

it('claims a free bet and leads to the sportsbook (B§2)', async () => {
  const { user, served, location } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([OFFERED]), handle(rewardClaim, UNUSED)],
  });
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Claim this free bet?' });
  await user.click(within(dialog).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(served.to(rewardClaim)).toHaveLength(1));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/sportsbook'));
});

it('lets the player give up an unused free bet, and not one that is on a bet', async () => {
  const staked = activeFreeBet({
    assignmentId: reference(732),
    freeBetDetail: UNUSED.freeBetDetail && { ...UNUSED.freeBetDetail, state: 'STAKED', bet: 'Lynx – Otters: Lynx' },
  });
  const { user, served } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [UNUSED, staked]), handle(rewardState, UNUSED)],
  });
  expect(await screen.findByText('It’s on this bet: Lynx – Otters: Lynx')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open sportsbook' })).toHaveAttribute('href', '/en-UN/sportsbook');
  await user.click(screen.getByRole('button', { name: 'Forfeit free bet' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('You’ll lose your free bet of €10.00. This can’t be undone.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Forfeit free bet' }));
  await waitFor(() => expect(served.to(rewardState)).toHaveLength(1));
});

it('links to no sportsbook at a brand without one', async () => {
  const { config } = testBrand();
  const brand = testBrand({ capabilities: { ...config.capabilities, sportsbook: false } });
  renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    brand,
    handlers: [lists([], [UNUSED, activeReward({ assignmentId: reference(733), vertical: 'SPORTS' })])],
  });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Open sportsbook' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
});

it('shows the prizes of tournaments apart from other rewards (B§5)', async () => {
  const prize = reward({
    campaignId: reference(740),
    campaignCategory: 'MANUAL',
    triggerEvent: 'TOURNAMENT',
    offer: { kind: 'FIXED', amount: 50 },
  });
  const { user, served } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [
      handle(rewards, ({ query }) => (query.excludeTriggerType === 'TOURNAMENT' ? [] : [prize])),
      handle(rewardClaim, activeReward({ campaignId: prize.campaignId })),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Tournament prizes' })).toBeVisible();
  const card = screen.getByRole('article', { name: 'Tournament prize' });
  await user.click(within(card).getByRole('button', { name: 'Claim' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(served.to(rewardClaim)).toHaveLength(1));
});

it('shows a tournament prize that keeps a claim back, and forfeits it only when asked to (B§5)', async () => {
  const gift = reward({ campaignCategory: 'MANUAL', triggerEvent: null, offer: { kind: 'FIXED', amount: 25 } });
  const prize = activeReward({ campaignId: reference(741), triggerEvent: 'TOURNAMENT' });
  const answers: Responder<typeof rewardClaim>[] = [refuse(400, 'error.bonus.active.already.exists'), activeReward()];
  const { user, served } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [
      handle(rewards, ({ query }) =>
        query.rewardsType === 'ELIGIBLE' ? [gift] : query.excludeTriggerType === 'TOURNAMENT' ? [] : [prize],
      ),
      handle(rewardClaim, () => answers.shift() as never),
      handle(rewardState, activeReward({ state: 'FORFEITED' })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }));
  const question = await screen.findByRole('dialog', { name: 'You already have a bonus here' });
  expect(question).toHaveTextContent('Tournament prize');
  expect(served.to(rewardState)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Forfeit and claim' }));
  await waitFor(() => expect(served.to(rewardClaim)).toHaveLength(2));
});

const GIFT = { campaignCategory: 'MANUAL', triggerEvent: null, offer: { kind: 'FIXED', amount: 25 } } as const;

it('offers to queue a bonus behind the active one, so that nothing is lost (B§4)', async () => {
  const { user, served } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [
      lists([reward(GIFT)], [activeReward({ campaignId: reference(901) })]),
      handle(rewardClaim, refuse(400, 'error.bonus.active.already.exists')),
      handle(queuedBonus, queuedReward()),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Queue it' }));
  await waitFor(() => expect(served.to(queuedBonus).map(({ body }) => body)).toHaveLength(1));
});

it('claims out of the queue, after the active bonus has been forfeited', async () => {
  const active = activeReward({ campaignId: reference(902) });
  let isForfeited = false;
  const { user, served } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [
      lists([], [active, queuedReward()]),
      handle(rewardState, () => {
        isForfeited = true;
        return activeReward({ state: 'FORFEITED' });
      }),
      handle(queuedBonusClaim, () => (isForfeited ? activeReward() : refuse(400, 'error.bonus.active.already.exists'))),
    ],
  });
  expect(await screen.findByText('Queued')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Forfeit and claim' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Claim' }));
  const confirm = await within(dialog).findByRole('button', { name: 'Forfeit and claim' });
  // It waits already.
  expect(screen.queryByRole('button', { name: 'Queue it' })).toBeNull();
  await user.click(confirm);
  await waitFor(() => expect(served.to(queuedBonusClaim)).toHaveLength(2));
});

it('says that it is a queued bonus’s turn once the other one has ended', async () => {
  renderWithShell(<ActiveRewards />, { who: playerSession(), handlers: [lists([], [queuedReward()])] });
  expect(await screen.findByText('Your turn')).toBeVisible();
  expect(screen.getByText('Your other bonus for these games has ended. You can claim this one now.')).toBeVisible();
  expect(screen.queryByText(/when your other bonus/)).toBeNull();
});

it('leaves the queue, which costs nothing', async () => {
  const { user, served } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [queuedReward()]), handle(rewardState, queuedReward())],
  });
  await user.click(await screen.findByRole('button', { name: 'Leave queue' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave the queue?' });
  await user.click(within(dialog).getByRole('button', { name: 'Leave queue' }));
  await waitFor(() => expect(served.to(rewardState).map(({ body }) => body)).toMatchObject([{ state: 'FORFEITED' }]));
});

it('activates a bet-and-get offer, which says what to stake where', async () => {
  const { user, served } = renderWithShell(<Rewards />, {
    who: playerSession(),
    handlers: [lists([betAndGetReward()]), handle(betAndGetActivation, betAndGetReward({ state: 'ACTIVE' }))],
  });
  const card = await screen.findByRole('article', { name: 'Bet and get' });
  expect(within(card).getByText('When you’ve staked €20.00 of your own money in Night Bloom')).toBeVisible();
  expect(within(card).getByText('Highest stake that counts for the bonus')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Activate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Activate this offer?' });
  await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(served.to(betAndGetActivation).map(({ body }) => body)).toEqual([{ version: 1 }]));
});

it('shows what has been staked, stops, and gives a completed reward', async () => {
  const expiresAt = '2026-11-29T12:00:00.000Z';
  const running = betAndGetReward({ staked: 12.5, state: 'ACTIVE' }, { expiresAt });
  const complete = betAndGetReward({ staked: 20, state: 'COMPLETED' }, { expiresAt, campaignId: reference(903) });
  const { user, served } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [
      lists([], [running, complete]),
      handle(betAndGetDeactivation, undefined),
      handle(betAndGetClaim, activeReward()),
    ],
  });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '€12.50 of €20.00');
  const [stop] = screen.getAllByRole('button', { name: 'Stop' });
  if (stop) await user.click(stop);
  const question = await screen.findByRole('alertdialog', { name: 'Stop this offer?' });
  await user.click(within(question).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(served.to(betAndGetDeactivation)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  const claim = await screen.findByRole('dialog', { name: 'Claim this bonus?' });
  // The offer's part is done: what they claim now has terms of its own.
  expect(claim).toHaveTextContent('As soon as you claim it');
  expect(claim).toHaveTextContent('Stakes made with bonus money.');
  expect(claim).not.toHaveTextContent('after you activate it');
  await user.click(within(claim).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(served.to(betAndGetClaim)).toHaveLength(1));
});

it('says what leaving costs once the stakes have become a bonus', async () => {
  const { user } = renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [activeReward({ betAndGet: betAndGetReward().betAndGet })])],
  });
  await user.click(await screen.findByRole('button', { name: 'Details' }));
  expect(screen.getByRole('article')).toHaveTextContent('You lose the bonus money and what you’ve won with it.');
  await user.click(screen.getByRole('button', { name: 'Forfeit bonus' }));
  expect(await screen.findByRole('alertdialog', { name: 'Forfeit this bonus?' })).toHaveTextContent('€23.10');
});

const BLOOM = { gameId: '10001', title: 'Night Bloom', gameSlug: 'night-bloom' };
it.each([
  ['its game', [BLOOM], ['play/night-bloom']],
  [
    'one of its games',
    [BLOOM, { gameId: '10002', title: 'Reef', gameSlug: 'reef' }],
    ['play/night-bloom', 'play/reef'],
  ],
  ['the lobby, where every game counts', [], ['online-casino']],
  ['the lobby, where its game is not in the catalogue any more', [{ ...BLOOM, gameSlug: null }], ['online-casino']],
])('leads from a bet-and-get offer to %s', async (_what, games, paths) => {
  renderWithShell(<ActiveRewards />, {
    who: playerSession(),
    handlers: [lists([], [betAndGetReward({ games, state: 'ACTIVE' })])],
  });
  const card = await screen.findByRole('article', { name: 'Bet and get' });
  if (games.length > 1) expect(card).toHaveTextContent('of your own money in Night Bloom or Reef');
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths.map((path) => `/en-UN/${path}`));
});

describe('the row of booster games', () => {
  const Games = ({ title, gameIds, isLive }: { title: string; gameIds: readonly string[]; isLive: boolean }) => (
    <p>{[title, gameIds.join('+'), isLive ? 'live' : 'casino'].join(' / ')}</p>
  );
  const part = { id: 'games.row', order: 1, lazy: () => Promise.resolve({ Component: Games }) };
  const modules: DomainModule[] = [
    { id: 'games', namespace: 'games', routes: [], slots: [fillSlot(GAMES_ROW, part as never)] },
  ];
  const boosters = { boosterGames: ['10002', '10003'].map((gameId) => ({ gameId, title: gameId })) };
  const row = (kind: string) => screen.queryByText(`Booster games: 10% back / 10002+10003 / ${kind}`);

  it('is on a card with open terms, once it comes near the viewport', async () => {
    renderWithShell(<Rewards />, {
      who: playerSession(),
      modules,
      handlers: [lists([cashbackReward({ cashbackBooster: boosters })])],
    });
    await screen.findByRole('article');
    await act(() => Promise.resolve());
    expect(row('casino')).toBeNull();
    act(() => comeIntoSight());
    await waitFor(() => expect(row('casino')).toBeVisible());
  });

  it('stays on the card of active cashback, whose terms are closed', async () => {
    renderWithShell(<ActiveRewards />, {
      who: playerSession(),
      modules,
      handlers: [lists([], [activeCashback({ cashbackBooster: boosters, vertical: 'LIVE_CASINO' })])],
    });
    await screen.findByRole('article');
    act(() => comeIntoSight());
    await waitFor(() => expect(row('live')).toBeVisible());
  });

  it('is not on a closed card of an offer, nor on one without booster games', async () => {
    renderWithShell(<Rewards />, {
      who: playerSession(),
      modules,
      handlers: [
        lists([
          cashbackReward({ cashbackBooster: boosters }),
          reward(),
          cashbackReward({
            campaignId: reference(740),
            cashbackBooster: null,
            cashbackInfo: { weekday: null, boosterPercent: null },
          }),
        ]),
      ],
    });
    await screen.findAllByRole('article');
    act(() => comeIntoSight());
    await act(() => Promise.resolve());
    expect(screen.queryByText(/^Booster games: /)).toBeNull();
  });
});
