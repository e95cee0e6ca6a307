import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  depositCheck,
  depositMethods,
  depositStart,
  depositStatus,
  pendingDeposits,
  type OperationResult,
} from '@baize/contracts/cashier';
import { balance } from '@baize/contracts/wallet';
import {
  handle,
  lost,
  never,
  payment,
  paymentMethod,
  playerSession,
  refuse,
  walletBalance,
  withShell,
  type Responder,
} from '@baize/testing';
import { DepositResult } from './DepositResult.tsx';
import { Deposit } from './Deposit.tsx';

const meta: Meta = { title: 'Banking/Deposit', tags: ['!autodocs'], component: Deposit };
export default meta;
type Story = StoryObj;

const checked = (result: OperationResult, over: object = {}) => ({
  result,
  limitLeft: null,
  limitType: null,
  resetOn: null,
  daysLeftToVerifyDocuments: null,
  reason: null,
  ...over,
});
const METHODS = [
  paymentMethod(),
  paymentMethod({ name: 'TRUSTLY', processTime: 5, recent: true }),
  paymentMethod({ name: 'SKRILL', min: 20 }),
];
const shell = (
  check: Responder<typeof depositCheck>,
  start: Responder<typeof depositStart> = payment(),
  more: readonly ReturnType<typeof handle>[] = [],
) =>
  withShell({
    who: playerSession(),
    path: 'my-account/banking/deposit',
    handlers: [
      handle(depositCheck, check),
      handle(depositMethods, METHODS),
      handle(balance, walletBalance({ mainBalance: 120.5 })),
      handle(depositStart, start),
      ...more,
    ],
  });
const gate = (result: OperationResult, over: object = {}): Story => ({ decorators: [shell(checked(result, over))] });

export const Loading: Story = { decorators: [shell(never)] };
export const Form: Story = {
  decorators: [shell(checked('SUCCESS'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
};
/** A phone, with the form at the lower edge of the window: the button waits below the amount and does not cover it. */
export const BelowAnOffer: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Shown) => (
      <>
        <div style={{ height: '100vh' }} />
        <Shown />
      </>
    ),
    shell(checked('SUCCESS')),
  ],
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox');
    window.scrollBy({ top: amount.getBoundingClientRect().bottom - window.innerHeight + 160, behavior: 'instant' });
    const { left, top, width, height } = amount.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(amount);
  },
};
/** Two deposits wait for the bank, so the player sees them before paying again. */
export const DepositsPending: Story = {
  decorators: [
    shell(checked('SUCCESS'), payment(), [
      handle(pendingDeposits, [
        {
          referenceId: '00000000-0000-4000-8000-000000000077',
          amount: 30,
          currencyCode: 'EUR',
          paymentMethod: 'TRUSTLY',
          createdAt: '2026-11-20T11:30:00.000Z',
        },
        {
          referenceId: '00000000-0000-4000-8000-000000000078',
          amount: 1250.5,
          currencyCode: 'EUR',
          paymentMethod: 'CREDITCARD',
          createdAt: '2026-11-20T11:42:00.000Z',
        },
      ]),
    ]),
  ],
};
export const AmountPreviewed: Story = {
  decorators: [shell(checked('SUCCESS'))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '50');
    await waitFor(() =>
      expect(
        canvas.getAllByRole('button').find((button) => button.getAttribute('type') === 'submit'),
      ).toHaveTextContent('50'),
    );
  },
};
export const AmountTooSmall: Story = {
  decorators: [shell(checked('SUCCESS'))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '5{Enter}');
    await expect(await canvas.findByRole('textbox')).toBeInvalid();
  },
};
/** On a phone nothing of the preview that the error replaces covers the methods. */
export const AmountTooSmallOnAPhone: Story = {
  ...AmountTooSmall,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await AmountTooSmall.play?.(context);
    if (!matchMedia('(max-width: 767px) and (min-height: 501px)').matches) return;
    const button = context.canvas.getAllByRole('button').find((each) => each.getAttribute('type') === 'submit');
    const panel = button?.parentElement?.parentElement;
    await expect(panel && getComputedStyle(panel).position).toBe('sticky');
    await expect((panel?.offsetHeight ?? 0) - (button?.offsetHeight ?? 0)).toBeLessThan(24);
  },
};
export const NoResponse: Story = {
  decorators: [shell(checked('SUCCESS'), lost())],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '50{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('50');
  },
};
export const Failed: Story = { decorators: [shell(refuse(500, 'error.system.error'))] };
const RESETS = { limitType: 'W', resetOn: '2026-12-01T00:00:00Z' } as const;
export const LimitReached: Story = gate('SELF_LIMIT_REACHED', { ...RESETS, limitLeft: 0 });
export const LimitBelowMinimum: Story = gate('SELF_LIMIT_REACHED', { ...RESETS, limitLeft: 4 });
export const LimitOfTheLaw: Story = gate('SELF_LIMIT_REACHED', {
  ...RESETS,
  limitType: 'M',
  limitLeft: 0,
  limitByLaw: true,
});
export const RefusedByLimit: Story = {
  decorators: [
    shell(
      checked('SUCCESS', { ...RESETS, limitLeft: 500 }),
      refuse(403, 'error.deposit.not_allowed', { details: { result: 'SELF_LIMIT_REACHED', ...RESETS, limitLeft: 12 } }),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '50{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const BeforeVerification: Story = gate('SUCCESS', { limitLeft: 750, limitType: 'KYC' });
export const KycLimit: Story = gate('EXCEEDS_KYC_LIMIT', { limitLeft: 0, limitType: 'KYC', reason: 'KYC_LIMIT' });
export const DocumentsSoon: Story = gate('DOCUMENTS_PREFERRED', { daysLeftToVerifyDocuments: 12 });
export const DocumentsFirst: Story = gate('DOCUMENTS_REQUIRED');
export const DocumentsUnderReview: Story = gate('DOCUMENTS_UNDER_REVIEW');
export const Restricted: Story = gate('RESTRICTED');
export const AccountUnderReview: Story = gate('RESTRICTED', { reason: 'ACCOUNT_REVIEW' });

const result = (status: 'SUCCESS' | 'PENDING' | 'FAILED', failureCode: string | null = null): Story => ({
  decorators: [
    withShell({ who: playerSession(), handlers: [handle(depositStatus, payment({ status, failureCode }))] }),
  ],
  render: () => <DepositResult playerId="p1" payment={payment({ status, failureCode })} onAgain={() => undefined} />,
});
export const Succeeded: Story = result('SUCCESS');
/** A final payment, so that the story sends no further requests; the screen keeps polling a pending one. */
export const Declined: Story = result('FAILED', 'insufficient_funds');
