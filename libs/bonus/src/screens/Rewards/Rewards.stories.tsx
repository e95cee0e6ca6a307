import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import {
  bonusCodeValidation,
  cashbackClaim,
  cashbackProgressOf,
  manualClaimAvailable,
  rewardClaim,
  rewards,
} from '@baize/contracts/bonus';
import { accessDetails } from '@baize/contracts/player';
import { type Reward } from '@baize/contracts/reward';
import {
  activeCashback,
  activeFreeBet,
  activeFreeSpins,
  activeReward,
  betAndGetReward,
  cashbackReward,
  freeSpinsReward,
  handle,
  never,
  playerProfile,
  playerSession,
  queuedReward,
  reference,
  refuse,
  reward,
  withShell,
  type Responder,
} from '@baize/testing';
import { CashierBonus } from '../../components/CashierBonus/CashierBonus.tsx';
import { GameProgress } from '../../components/GameProgress/GameProgress.tsx';
import { LeaveDialog } from '../../components/LeaveDialog/LeaveDialog.tsx';
import { BonusCode } from '../BonusCode/BonusCode.tsx';
import { ActiveRewards, Rewards } from './Rewards.tsx';

const meta: Meta = { title: 'Account/Rewards', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj;

const shell = (eligible: Responder<typeof rewards>, active: Reward[] = []) =>
  withShell({
    who: playerSession(),
    path: 'my-account/rewards',
    handlers: [
      handle(rewards, (asked) =>
        asked.query.rewardsType === 'ACTIVE' ? active : typeof eligible === 'function' ? eligible(asked) : eligible,
      ),
      handle(rewardClaim, refuse(400, 'error.bonus.active.already.exists')),
      handle(bonusCodeValidation, refuse(400, 'error.bonus_code.invalid')),
    ],
  });
const STICKY = reward({
  campaignId: reference(710),
  campaignCategory: 'OPT_IN',
  triggerEvent: 'NEXT_DEPOSIT',
  bonusType: 'STICKY',
  vertical: 'LIVE_CASINO',
  offer: { kind: 'MATCH', percent: 50, maximum: 50, minimumDeposit: 20 },
  maximumWin: 250,
  endedAt: '2026-12-31T23:00:00.000Z',
});
const WAITING = activeReward({
  assignmentId: reference(711),
  state: 'OPTED_IN',
  granted: null,
  vertical: 'LIVE_CASINO',
});

export const Eligible: Story = { decorators: [shell([reward(), STICKY])], render: () => <Rewards /> };
/** More than two are closed: tickets with their buttons beside the offer, which stay in place when the terms open. */
export const Several: Story = {
  decorators: [shell([reward(), STICKY, reward({ campaignId: reference(716) }), cashbackReward()])],
  render: () => <Rewards />,
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('article');
    const details = card?.querySelector<HTMLElement>('[aria-expanded="false"]');
    if (!card || !details) throw new Error('The first reward has no details to open.');
    const height = () => details.getBoundingClientRect().top - card.getBoundingClientRect().top;
    const before = height();
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    if (card.offsetWidth > 640) await expect(Math.abs(height() - before)).toBeLessThan(24);
  },
};
export const Active: Story = { decorators: [shell([], [activeReward(), WAITING])], render: () => <ActiveRewards /> };
/** Instant cashback that the player could activate, above what they have. */
export const ICash: Story = {
  decorators: [shell([cashbackReward({ campaignId: reference(715) })], [activeReward()])],
  render: () => <ActiveRewards />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/iCash/)).toBeInTheDocument();
  },
};
/** An offer that only players who came with a partner's code can see. */
export const FromAPartner: Story = {
  decorators: [shell([reward({ partnerBonusCode: 'TIPSTERS-100' })])],
  render: () => <Rewards />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TIPSTERS-100')).toBeInTheDocument();
  },
};
/** A bonus that becomes the player's own money in steps: before a claim, at the start, and after three of ten steps. */
export const Steps: Story = {
  decorators: [
    shell(
      [reward({ steps: { count: 10, done: 0, released: 0, toNext: null } })],
      [
        activeReward({ steps: { count: 10, done: 0, released: 0, toNext: 20 } }),
        activeReward({
          assignmentId: reference(714),
          vertical: 'LIVE_CASINO',
          steps: { count: 10, done: 4, released: 7.25, toNext: 15.5 },
        }),
      ],
    ),
  ],
  render: () => (
    <>
      <Rewards />
      <ActiveRewards />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/7\D25/)).toBeInTheDocument();
  },
};
export const Loading: Story = { decorators: [shell(never)], render: () => <Rewards /> };
export const Failed: Story = {
  decorators: [shell(refuse(500, 'error.system.error'))],
  render: () => <Rewards />,
};
export const NothingWaits: Story = { decorators: [shell([])], render: () => <Rewards /> };
/** Enhanced due diligence is under review. */
export const NoneForNow: Story = {
  decorators: [
    withShell({
      who: playerSession(),
      path: 'my-account/rewards',
      handlers: [handle(rewards, []), handle(accessDetails, playerProfile({ kycStatus: 'EDD_UNDER_REVIEW' }))],
    }),
  ],
  render: () => <Rewards />,
};
export const NothingRuns: Story = { decorators: [shell([])], render: () => <ActiveRewards /> };
export const ClaimQuestion: Story = {
  decorators: [shell([reward()])],
  render: () => <Rewards />,
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('article');
    const [claim] = card.querySelectorAll('button');
    if (claim) await userEvent.click(claim);
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};
export const ForfeitFirst: Story = {
  decorators: [shell([reward()], [activeReward({ campaignId: reference(712) })])],
  render: () => <Rewards />,
  play: async ({ canvas, userEvent }) => {
    const [claim] = (await canvas.findByRole('article')).querySelectorAll('button');
    if (claim) await userEvent.click(claim);
    const dialog = await screen.findByRole('dialog');
    const confirm = [...dialog.querySelectorAll('button')].at(-1);
    if (confirm) await userEvent.click(confirm);
    await expect(await screen.findByText(/23\D10/)).toBeInTheDocument();
  },
};
export const ForfeitQuestion: Story = {
  decorators: [shell([])],
  render: () => <LeaveDialog reward={activeReward()} onClose={() => undefined} />,
};
export const OptOutQuestion: Story = {
  decorators: [shell([])],
  render: () => <LeaveDialog reward={WAITING} onClose={() => undefined} />,
};
/** There is nothing to see until both lists are known. */
const known: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('button');
};
export const InTheCashier: Story = {
  decorators: [shell([reward(), STICKY])],
  render: () => <CashierBonus selectedBonusId={null} selectBonus={() => undefined} />,
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByText('Choose a bonus for your deposit');
    const [claim] = canvas.getAllByText('Claim');
    await expect(claim).not.toBeVisible();
    await userEvent.click(title);
    await expect(claim).toBeVisible();
  },
};
export const ChosenInTheCashier: Story = {
  decorators: [shell([], [WAITING])],
  render: () => <CashierBonus selectedBonusId={null} selectBonus={() => undefined} />,
  play: known,
};
const CHOSEN = { ...WAITING, offer: STICKY.offer };
const noted = (amount: number): Story => ({
  decorators: [shell([], [CHOSEN])],
  render: () => <CashierBonus selectedBonusId={CHOSEN.assignmentId} selectBonus={() => undefined} amount={amount} />,
  play: async () => {
    await screen.findByText(/20\D00/);
  },
});
export const DepositBelowTheMinimum = noted(15_00);
export const DepositWithABonus = noted(40_00);
export const Code: Story = { decorators: [shell([])], render: () => <BonusCode /> };
export const CodeWithRewards: Story = { decorators: [shell([reward(), STICKY])], render: () => <BonusCode /> };
export const NoCodes: Story = {
  decorators: [
    withShell({
      who: playerSession(),
      handlers: [handle(manualClaimAvailable, { available: false, reason: 'ACCOUNT' })],
    }),
  ],
  render: () => <BonusCode />,
};
/** Over a running slot. */
export const OverAGame: Story = {
  decorators: [shell([], [activeReward()])],
  render: () => <GameProgress isLive={false} gameId="10001" />,
  play: async () => {
    await screen.findByRole('progressbar');
  },
};
/** Before and after it is activated; loyalty cashback cannot be stopped. */
export const Cashback: Story = { decorators: [shell([cashbackReward()])], render: () => <Rewards /> };
const DAILY = activeCashback();
const IDLE = activeCashback({
  campaignId: reference(713),
  campaignCategory: 'LOYALTY',
  triggerEvent: 'CASHBACK_SPECIFIC_DAY',
  cashbackInfo: { weekday: 7, boosterPercent: null },
  cashbackBooster: null,
  cashbackProgress: { campaignId: reference(713), currencyCode: 'EUR', current: null, claimable: null },
});
const withProgress = (answer: Responder<typeof cashbackProgressOf>) =>
  withShell({
    who: playerSession(),
    handlers: [
      handle(rewards, [DAILY, IDLE]),
      handle(cashbackProgressOf, answer),
      handle(cashbackClaim, refuse(400, 'error.bonus.nothing_to_claim')),
    ],
  });
export const CashbackActive: Story = { decorators: [withProgress(never)], render: () => <ActiveRewards /> };
export const CashbackStop: Story = {
  decorators: [shell([])],
  render: () => <LeaveDialog reward={DAILY} onClose={() => undefined} />,
};
export const FreeSpins: Story = {
  decorators: [
    shell([
      freeSpinsReward(),
      freeSpinsReward({ winnings: 'BONUS' }, { campaignId: reference(714), wrMultiplier: 10 }),
    ]),
  ],
  render: () => <Rewards />,
};
/** In play, and ended while another bonus is active. */
export const FreeSpinsActive: Story = {
  decorators: [
    shell(
      [],
      [
        activeFreeSpins(),
        {
          ...activeFreeSpins({ state: 'PLAYED', roundsLeft: 0, won: 8.2, winnings: 'BONUS' }),
          assignmentId: reference(715),
          expiresAt: null,
        },
      ],
    ),
  ],
  render: () => <ActiveRewards />,
};
export const FreeSpinsGivenUp: Story = {
  decorators: [shell([])],
  render: () => <LeaveDialog reward={activeFreeSpins({ winnings: 'BONUS' })} onClose={() => undefined} />,
};
const UNUSED = activeFreeBet();
export const FreeBet: Story = {
  decorators: [
    shell([
      activeFreeBet({
        assignmentId: null,
        expiresAt: null,
        freeBetDetail: UNUSED.freeBetDetail && { ...UNUSED.freeBetDetail, state: null },
      }),
    ]),
  ],
  render: () => <Rewards />,
};
/** One that can be used, and one on an open bet. */
export const FreeBetsActive: Story = {
  decorators: [
    shell(
      [],
      [
        UNUSED,
        activeFreeBet({
          assignmentId: reference(732),
          expiresAt: null,
          freeBetDetail: UNUSED.freeBetDetail && {
            ...UNUSED.freeBetDetail,
            state: 'STAKED',
            bet: 'Eldermere – Ashwick: Eldermere · Kuura – Moreda: Over 2.5',
          },
        }),
      ],
    ),
  ],
  render: () => <ActiveRewards />,
};
export const FreeBetGivenUp: Story = {
  decorators: [shell([])],
  render: () => <LeaveDialog reward={UNUSED} onClose={() => undefined} />,
};
export const Queued: Story = {
  decorators: [shell([], [activeReward(), queuedReward()])],
  render: () => <ActiveRewards />,
};
export const QueueOrForfeit: Story = {
  ...ForfeitFirst,
  decorators: [
    shell(
      [reward({ campaignCategory: 'MANUAL', triggerEvent: null, offer: { kind: 'FIXED', amount: 25 } })],
      [activeReward({ campaignId: reference(716) })],
    ),
  ],
};
export const QueueLeft: Story = {
  decorators: [shell([])],
  render: () => <LeaveDialog reward={queuedReward()} onClose={() => undefined} />,
};
export const BetAndGet: Story = { decorators: [shell([betAndGetReward()])], render: () => <Rewards /> };
/** Half way, and ready to be claimed. */
export const BetAndGetActive: Story = {
  decorators: [
    shell(
      [],
      [
        betAndGetReward({ staked: 12.5, state: 'ACTIVE' }, { expiresAt: '2026-12-20T12:00:00.000Z' }),
        betAndGetReward(
          { staked: 20, state: 'COMPLETED', games: [] },
          { campaignId: reference(717), expiresAt: '2026-12-22T12:00:00.000Z' },
        ),
      ],
    ),
  ],
  render: () => <ActiveRewards />,
};
export const BetAndGetStop: Story = {
  decorators: [shell([])],
  render: () => <LeaveDialog reward={betAndGetReward({ staked: 12.5, state: 'ACTIVE' })} onClose={() => undefined} />,
};
