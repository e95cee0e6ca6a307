import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { TranslationLocale } from '@baize/brand';
import {
  pendingWithdrawals,
  withdrawalCancellation,
  withdrawalCheck,
  withdrawalMethods,
  withdrawalStart,
  type PaymentMethod,
  type PendingWithdrawal,
} from '@baize/contracts/cashier';
import { balance } from '@baize/contracts/wallet';
import {
  handle,
  messagesOf,
  never,
  payment,
  paymentMethod,
  pendingWithdrawal,
  playerSession,
  reference,
  refuse,
  walletBalance,
  withShell,
  type Responder,
} from '@baize/testing';
import { Withdraw } from './Withdraw.tsx';

const meta: Meta = { title: 'Banking/Withdraw', tags: ['!autodocs'], component: Withdraw };
export default meta;
type Story = StoryObj;

const METHOD = paymentMethod({ paymentMethodType: 'WITHDRAW', processTime: 60 });
const shell = ({
  main = 180.25,
  limit = null,
  pending = [],
  check,
  start = payment(),
  methods = [METHOD],
}: {
  main?: number;
  limit?: number | null;
  pending?: PendingWithdrawal[];
  check?: Responder<typeof withdrawalCheck>;
  start?: Responder<typeof withdrawalStart>;
  methods?: PaymentMethod[];
} = {}) =>
  withShell({
    who: playerSession(),
    path: 'my-account/banking/withdraw',
    handlers: [
      handle(withdrawalCheck, check ?? { result: 'SUCCESS', limit, originalLimit: limit, duration: 'daily' }),
      handle(withdrawalMethods, methods),
      handle(balance, walletBalance({ mainBalance: main })),
      handle(pendingWithdrawals, pending),
      handle(withdrawalStart, start),
      handle(withdrawalCancellation, () => undefined),
    ],
  });
const TWO = [
  pendingWithdrawal({ amount: 40 }),
  pendingWithdrawal({ pendingWithdrawalId: reference(951), amount: 75.5, nextStep: 'PAYOUT', cancellable: false }),
];

/** Returns a text in the toolbar's locale. */
const label = (key: string, { locale }: { readonly locale?: unknown }) =>
  messagesOf(locale as TranslationLocale)['wallet']?.[key] ?? key;

export const Loading: Story = { decorators: [shell({ check: never })] };
export const Form: Story = { decorators: [shell()] };
export const Previewed: Story = {
  decorators: [shell()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '80');
    await expect(await canvas.findByText(/80\D00.*100\D25/)).toBeVisible();
  },
};
export const BySlider: Story = {
  decorators: [shell()],
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: label('wallet.withdraw.choosePart', globals) }));
    await expect(await canvas.findByRole('slider')).toBeInTheDocument();
  },
};
export const OnTheirWay: Story = { decorators: [shell({ pending: TWO })] };
export const CancelQuestion: Story = {
  decorators: [shell({ pending: TWO })],
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(await canvas.findByRole('button', { name: label('wallet.cancel.ask', globals) }));
    await expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  },
};
export const Empty: Story = { decorators: [shell({ main: 0 })] };
export const BelowTheSmallest: Story = { decorators: [shell({ main: 8.75 })] };
/** The first method pays out no such amount, so the other one is chosen. */
export const OneMethodTooHigh: Story = {
  decorators: [
    shell({
      main: 15,
      methods: [
        { ...METHOD, min: 20 },
        { ...METHOD, name: 'SKRILL', min: 10 },
      ],
    }),
  ],
};
/** A sticky bonus would be lost (ruling 16). */
export const StickyBonus: Story = {
  decorators: [
    shell({
      check: {
        result: 'SUCCESS',
        limit: null,
        originalLimit: null,
        duration: 'daily',
        bonuses: [{ assignmentId: reference(701), vertical: 'CASINO', amount: 23.1 }],
      },
    }),
  ],
};
export const LimitBelowBalance: Story = { decorators: [shell({ limit: 50 })] };
const UNVERIFIED = {
  originalLimit: 2000,
  duration: 'daily',
  reason: 'KYC_LIMIT',
  resetOn: '2026-11-21T22:00:00.000Z',
} as const;
/** The law's limit, until the identity is verified. */
export const UnverifiedLimit: Story = {
  decorators: [shell({ check: { result: 'SUCCESS', limit: 50, ...UNVERIFIED } })],
};
export const UnverifiedLimitUsedUp: Story = {
  decorators: [shell({ check: { result: 'WITHDRAWAL_LIMIT_REACHED', limit: 0, ...UNVERIFIED } })],
};
export const LimitUsedUp: Story = { decorators: [shell({ limit: 0 })] };
export const Restricted: Story = {
  decorators: [shell({ check: { result: 'RESTRICTED', limit: null, originalLimit: null, duration: 'daily' } })],
};

/** The question before a large withdrawal. */
const asked = (proof: { readonly code: boolean; readonly passkey: boolean }): Story => ({
  decorators: [
    shell({ main: 900, start: refuse(403, 'error.second_factor.needed', { details: { from: 500, ...proof } }) }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '600{Enter}');
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
});
export const CodeNeeded: Story = asked({ code: true, passkey: false });
export const CodeOrPasskeyNeeded: Story = asked({ code: true, passkey: true });
export const PasskeyNeeded: Story = asked({ code: false, passkey: true });
