import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { depositLimitChange, depositLimits, spendLimits, timeout } from '@baize/contracts/limits';
import { walletSummary } from '@baize/contracts/wallet';
import { handle, never, playerSession, refuse, walletSummaryOf, withShell, type Responder } from '@baize/testing';
import { limitsOf, setLimit, unsetLimit } from '../../testing/limits.ts';
import { GamblingLimits } from './GamblingLimits.tsx';

const meta: Meta = { title: 'Account/Gambling limits', tags: ['!autodocs'], component: GamblingLimits };
export default meta;
type Story = StoryObj;

const SOME = limitsOf({
  daily: setLimit(100, 35),
  weekly: setLimit(300, 260, { pendingValue: 500, pendingDate: '2030-11-24T10:00:00.000Z', locked: true }),
  monthly: unsetLimit({ used: 640 }),
});

const shell = (
  deposit: Responder<typeof depositLimits>,
  change: Responder<typeof depositLimitChange> = SOME,
  spend: Responder<typeof spendLimits> = limitsOf({ daily: setLimit(50, 50) }),
) =>
  withShell({
    who: playerSession(),
    path: 'my-account/gambling-limits',
    handlers: [
      handle(depositLimits, deposit),
      handle(depositLimitChange, change),
      handle(spendLimits, spend),
      handle(timeout, { until: '2030-11-28T12:00:00.000Z' }),
      handle(walletSummary, walletSummaryOf([{ day: '2026-11-20', deposited: 640, withdrawn: 120 }])),
    ],
  });

export const Loading: Story = { decorators: [shell(never)] };
export const NothingSet: Story = { decorators: [shell(limitsOf())] };
/** On a tablet, the same period is on one line in both cards. A form in one of them does not move the other's rows down. */
export const NothingSetOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  decorators: [shell(limitsOf(), limitsOf(), limitsOf())],
  play: async ({ canvas, userEvent }) => {
    const daily = (kind: string) => canvas.findByText(`Daily ${kind} limit`, { selector: 'p' });
    const topOf = async (kind: string) => (await daily(kind)).getBoundingClientRect().top;
    // The form brings itself into view, so that places are measured from the card's title.
    const belowTitle = async () =>
      (await topOf('spend')) - canvas.getByRole('heading', { name: 'Spend limits' }).getBoundingClientRect().top;
    const before = await belowTitle();
    // On another window the cards are one below the other, or their type is larger.
    if (window.innerWidth === 820) await expect(await topOf('spend')).toBe(await topOf('deposit'));
    await userEvent.click(await canvas.findByRole('button', { name: /: Daily deposit/ }));
    await canvas.findByRole('textbox');
    await expect(await belowTitle()).toBeLessThanOrEqual(before);
  },
};
/** Used and left amounts, one pending change, and one limit that is used up. */
export const SomeSet: Story = {
  decorators: [shell(SOME)],
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('meter')).toHaveLength(3)),
};
export const Failed: Story = { decorators: [shell(refuse(500, 'error.system.error'))] };
export const HigherPreviewed: Story = {
  decorators: [shell(limitsOf({ daily: setLimit(100, 35) }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('meter'))[0]?.closest('section')?.querySelector('button') ?? document.body,
    );
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '250');
    await expect(await canvas.findAllByRole('radio', { name: /72/ })).not.toHaveLength(0);
  },
};
/** A weekly limit below the daily one: the same button lowers both, and the preview says so. */
export const LowersTheShorterToo: Story = {
  decorators: [shell(limitsOf({ daily: setLimit(100, 35), weekly: setLimit(300) }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change: Weekly deposit/ }));
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '80');
    await expect(await canvas.findByRole('button', { name: 'Lower these limits' })).toBeVisible();
  },
};
/** On a phone, the longer preview pushes the button down: the page scrolls to it, and the field stays on the screen. */
export const LowersTheShorterTooOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [shell(limitsOf({ daily: setLimit(100, 35), weekly: setLimit(300) }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Deposit limits'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Change: Weekly deposit/ }));
    const field = await canvas.findByRole('textbox');
    // As low as on a page on which the player has just scrolled to the field.
    window.scrollBy({ top: field.getBoundingClientRect().bottom - window.innerHeight + 100 });
    await userEvent.clear(field);
    await userEvent.type(field, '80');
    const button = await canvas.findByRole('button', { name: 'Lower these limits' });
    // The bottom bar of the site is 64 pixels high.
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 64));
    await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
/** A removal waits 24 hours, or 72 if the player chooses; the sentence says when the limit ends. */
export const AskedAboutARemoval: Story = {
  decorators: [shell(limitsOf({ daily: setLimit(100, 35) }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove limit: Daily deposit limit' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(await screen.findByRole('radio', { name: '72 hours' }));
  },
};
export const Refused: Story = {
  decorators: [shell(limitsOf(), refuse(400, 'error.deposit.limit.too_high'))],
  play: async ({ canvas, userEvent }) => {
    // The help section below appears before the limits have loaded.
    await userEvent.click(await canvas.findByRole('button', { name: /daily deposit/i }));
    await userEvent.type(await canvas.findByRole('textbox'), '900{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};
export const AskedAboutABreak: Story = {
  decorators: [shell(limitsOf())],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('radio'))[2] ?? document.body);
    const buttons = canvas.getAllByRole('button').filter((button) => !button.hasAttribute('disabled'));
    await userEvent.click(buttons[buttons.length - 1] ?? document.body);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
