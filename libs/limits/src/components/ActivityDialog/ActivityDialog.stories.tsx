import type { Meta, StoryObj } from '@storybook/react-vite';
import { activitySummary } from '@baize/contracts/activity';
import { handle, never, playerSession, refuse, withShell } from '@baize/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { ActivityDialog } from './ActivityDialog.tsx';

const meta: Meta<typeof ActivityDialog> = {
  title: 'Account/Activity timer',
  component: ActivityDialog,
  parameters: { layout: 'fullscreen' },
  args: { onAnswer: () => undefined, answering: null, failure: null, idleMinutes: 30 },
};
export default meta;
type Story = StoryObj<typeof ActivityDialog>;

const shown = (answer: Parameters<typeof handle<typeof activitySummary>>[1]) => [
  withShell({ who: playerSession(), handlers: [handle(activitySummary, answer)] }),
];

/** The timer has run out after two hours; shows what they cost. */
export const ALoss: Story = {
  decorators: shown({ turnover: 1240.5, winnings: 1102, delta: -138.5, currencyCode: 'EUR', minutes: 125 }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/138[.,]50/)).toBeVisible());
  },
};
export const AWin: Story = {
  decorators: shown({ turnover: 80, winnings: 412.2, delta: 332.2, currencyCode: 'EUR', minutes: 30 }),
};
export const NothingPlayed: Story = {
  decorators: shown({ turnover: 0, winnings: 0, delta: 0, currencyCode: 'EUR', minutes: 60 }),
};
export const Loading: Story = { decorators: shown(never) };
/** The figures could not be loaded; the question is asked without them. */
export const Failed: Story = { decorators: shown(refuse(500, 'error.system.error')) };
export const Continuing: Story = {
  args: { answering: 'continue' },
  decorators: shown({ turnover: 80, winnings: 412.2, delta: 332.2, currencyCode: 'EUR', minutes: 30 }),
};
