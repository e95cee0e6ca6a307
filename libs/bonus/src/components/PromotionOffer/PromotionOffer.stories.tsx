import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaigns, type CampaignStanding } from '@baize/contracts/bonus';
import { activeReward, handle, never, playerSession, reference, refuse, reward, withShell } from '@baize/testing';
import { PromotionOffer } from './PromotionOffer.tsx';

const ID = reference(700);
const meta: Meta<typeof PromotionOffer> = {
  title: 'Bonus/PromotionOffer',
  tags: ['!autodocs'],
  component: PromotionOffer,
  args: { campaignId: ID, view: 'page' },
};
export default meta;
type Story = StoryObj<typeof PromotionOffer>;

const shell = (answer: unknown) => withShell({ who: playerSession(), handlers: [handle(campaigns, answer as never)] });
const stands = (over: Partial<CampaignStanding> = {}) =>
  shell([{ campaignId: ID, reward: reward(), reason: null, ...over }]);
const optIn = reward({ campaignCategory: 'OPT_IN', triggerEvent: 'NEXT_DEPOSIT' });

export const ToClaim: Story = { decorators: [stands()] };
export const ToOptIn: Story = { decorators: [stands({ reward: optIn })] };
export const WaitingForTheDeposit: Story = {
  decorators: [stands({ reward: { ...optIn, assignmentId: reference(701), state: 'OPTED_IN' } })],
};
export const Active: Story = { decorators: [stands({ reward: activeReward() })] };
export const Queued: Story = {
  decorators: [
    stands({ reward: reward({ queuedPlayerBonus: { queuedPlayerBonusId: reference(702), isCredited: false } }) }),
  ],
};
export const DepositAlreadyMade: Story = { decorators: [stands({ reason: 'DEPOSIT_MADE' })] };
/** Where the law allows a bonus only with the first play. */
export const AfterTheFirstPlay: Story = { decorators: [stands({ reason: 'FIRST_PLAY' })] };
export const NotOffered: Story = { decorators: [stands({ reward: null, reason: 'NOT_OFFERED' })] };
/** A check asks something of the player first. */
export const InACheck: Story = { decorators: [stands({ reason: 'DOCUMENT' })] };
export const ClosedOnACard: Story = {
  args: { view: 'badge' },
  decorators: [stands({ reason: 'DOCUMENT_REVIEW' })],
  play: async ({ canvas }) => {
    await canvas.findByText('Not available to you');
  },
};
/** Below the text of its card. */
export const WhyClosedOnACard: Story = {
  args: { view: 'reason' },
  decorators: [stands({ reason: 'DOCUMENT_REVIEW' })],
  play: async ({ canvas }) => {
    await canvas.findByText(/reviewing what you sent/);
  },
};
export const OnACard: Story = {
  args: { view: 'badge' },
  decorators: [stands()],
  // A card shows nothing of it until the state is known.
  play: async ({ canvas }) => {
    await canvas.findByText(/\p{L}/u);
  },
};
export const Loading: Story = { decorators: [shell(never)] };
export const Failed: Story = { decorators: [shell(refuse(500, ''))] };
