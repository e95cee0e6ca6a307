import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { depositStart, type Payment } from '@baize/contracts/cashier';
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
  type Responder,
} from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import type { DecidingLimit } from '../../model/deciding-limit.ts';
import { DepositForm } from './DepositForm.tsx';

const METHODS = [paymentMethod(), paymentMethod({ name: 'TRUSTLY', min: 20, max: 500, processTime: 5 })];
const WEEKLY: DecidingLimit = { kind: 'deposit', period: 'weekly', left: 3050, resetOn: '2026-12-01T00:00:00Z' };
const amount = () => screen.getByLabelText('Amount');
const submit = () => screen.getByRole('button', { name: /^Deposit/ });

async function show({
  answer = payment(),
  methods = METHODS,
  limit = null,
  selectedBonusId = null,
}: {
  answer?: Responder<typeof depositStart>;
  methods?: typeof METHODS;
  limit?: DecidingLimit | null;
  selectedBonusId?: string | null;
} = {}) {
  const onStarted = vi.fn<(payment: Payment) => void>();
  const onRefused = vi.fn();
  const shown = renderWithShell(
    <DepositForm
      currency="EUR"
      methods={methods}
      limit={limit}
      before={null}
      selectedBonusId={selectedBonusId}
      onStarted={onStarted}
      onRefused={onRefused}
    />,
    {
      who: playerSession(),
      handlers: [handle(balance, walletBalance({ mainBalance: 12.5 })), handle(depositStart, answer)],
    },
  );
  await waitFor(() => expect(shown.served.to(balance)).not.toHaveLength(0));
  return {
    onStarted,
    onRefused,
    ...shown,
    keys: () => shown.served.to(depositStart).map(({ headers }) => headers.get('idempotency-key')),
  };
}

describe('an amount that cannot be deposited', () => {
  it.each([
    ['0', 'Enter an amount above zero.'],
    ['0.00', 'Enter an amount above zero.'],
    ['-1', 'Enter an amount, using digits only.'],
    ['0.001', 'Use at most two decimal places.'],
    ['1000000000000', 'The maximum amount is €1,000.00.'],
    ['NaN', 'Enter an amount, using digits only.'],
    ['1e3', 'Enter an amount, using digits only.'],
    ['5', 'The minimum amount is €10.00.'],
    ['1000.01', 'The maximum amount is €1,000.00.'],
  ])('%s says why and is not sent', async (typed, message) => {
    const { user, served } = await show();
    await user.type(amount(), typed);
    await user.click(submit());
    expect(amount()).toHaveAccessibleDescription(message);
    expect(amount()).toHaveFocus();
    expect(served.to(depositStart)).toHaveLength(0);
  });
  it('is checked against the chosen method', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: /Trustly/ }));
    await user.type(amount(), '15');
    await user.click(submit());
    expect(amount()).toHaveAccessibleDescription('The minimum amount is €20.00.');
  });
  it('is checked against what the player’s own limit leaves', async () => {
    const { user } = await show({ limit: WEEKLY });
    await user.type(amount(), '31');
    await user.click(submit());
    expect(amount()).toHaveAccessibleDescription(
      /^Your weekly deposit limit: you can deposit up to €30\.50 until Dec 1, 2026, .+\.$/,
    );
    expect(screen.queryByRole('button', { name: '€50' })).toBeNull();
  });
  it('is explained where the limit leaves less than the method’s minimum', async () => {
    const { user, served } = await show({ limit: { ...WEEKLY, left: 1500 } });
    await user.click(screen.getByRole('radio', { name: /Trustly/ }));
    const why =
      /^Your weekly deposit limit: €15\.00 is left until .+ That is less than the smallest deposit with Trustly, €20\.00\. Choose a method with a lower minimum\.$/;
    expect(screen.getByText(why)).toBeVisible();
    await user.type(amount(), '15{Enter}');
    expect(amount()).toHaveAccessibleDescription(why);
    expect(served.to(depositStart)).toHaveLength(0);
  });
  it('is explained without a method where the limit leaves less than every method takes', async () => {
    await show({ limit: { ...WEEKLY, left: 400 } });
    expect(
      screen.getByText(
        /^Your weekly deposit limit: €4\.00 is left until .+ That is less than the smallest deposit, €10\.00\.$/,
      ),
    ).toBeVisible();
  });
  it('is no longer called wrong once it is edited', async () => {
    const { user } = await show();
    await user.type(amount(), '5{Enter}');
    expect(amount()).toHaveAccessibleDescription('The minimum amount is €10.00.');
    await user.type(amount(), '0');
    expect(amount()).not.toHaveAccessibleDescription();
  });
  it('is requested when nothing was typed', async () => {
    const { user } = await show();
    await user.click(submit());
    expect(amount()).toHaveAccessibleDescription('Enter an amount, using digits only.');
  });
});

it('is reported once for two clicks before the screen can respond', async () => {
  const { user, served } = await show({ answer: never });
  await user.type(amount(), '50');
  const form = amount().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(served.to(depositStart)).not.toHaveLength(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(served.to(depositStart)).toHaveLength(1);
});

describe('before it is sent', () => {
  it('says what will happen', async () => {
    const { user } = await show();
    await user.type(amount(), '50');
    expect(
      await screen.findByText('We’ll add €50.00 to your balance straight away. You’ll then have €62.50.'),
    ).toBeVisible();
    expect(submit()).toHaveTextContent('Deposit €50.00');
  });
  it('fills in an amount with one press', async () => {
    const { user, served } = await show();
    await user.click(screen.getByRole('button', { name: '€20' }));
    await user.click(submit());
    await waitFor(() => expect(served.to(depositStart)[0]?.body).toEqual({ amount: 20, paymentMethod: 'CREDITCARD' }));
  });
  it('selects the last used method', async () => {
    await show({ methods: [paymentMethod(), paymentMethod({ name: 'SKRILL', recent: true })] });
    expect(screen.getByRole('radio', { name: /Skrill/ })).toBeChecked();
  });
  it('says so when there is no payment method', async () => {
    await show({ methods: [] });
    expect(screen.getByText(/No payment methods are available/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a refusal', () => {
  const refused = (details: object) => refuse(403, 'error.deposit.not_allowed', { details: details as never });
  it.each([
    ['D', {}, /^Your daily deposit limit: you can deposit up to €12\.00 until Dec 1, 2026/],
    ['M', { limitByLaw: true }, /^Monthly deposit limit set by law: you can deposit up to €12\.00 until Dec 1, 2026/],
  ])('names the limit (%s), takes the place of the promise and comes into view', async (limitType, more, words) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, onRefused } = await show({
      answer: refused({
        result: 'SELF_LIMIT_REACHED',
        limitLeft: 12,
        limitType,
        resetOn: '2026-12-01T00:00:00Z',
        ...more,
      }),
    });
    await user.type(amount(), '50');
    expect(screen.getByText(/We’ll add €50\.00/)).toBeVisible();
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.queryByText(/We’ll add/)).toBeNull();
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    expect(onRefused).toHaveBeenCalledTimes(1);
    await user.type(amount(), '1');
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('names a spend limit that is used up', async () => {
    const { user } = await show({
      answer: refused({
        result: 'SELF_SPEND_LIMIT_REACHED',
        limitLeft: 0,
        limitType: 'W',
        resetOn: '2026-12-01T00:00:00Z',
      }),
    });
    await user.type(amount(), '50{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Weekly spend limit: nothing is left until Dec 1, 2026/,
    );
  });
});

describe('sending', () => {
  it('passes on the payment as the API returned it', async () => {
    const given = payment({ redirectUrl: 'https://pay.test/form' });
    const { user, onStarted, keys } = await show({ answer: given });
    await user.type(amount(), '50{Enter}');
    await waitFor(() => expect(onStarted.mock.calls[0]?.[0]).toEqual(given));
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends once for a double click, even when both come before the screen has changed', async () => {
    const { user, served } = await show({ answer: never });
    await user.type(amount(), '50');
    const form = submit().closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await user.dblClick(screen.getByRole('button', { name: /Deposit/ }));
    await waitFor(() => expect(served.to(depositStart)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(served.to(depositStart)).toHaveLength(1);
  });

  it.each([
    ['the line is dead', lost()],
    ['the server breaks', refuse(500, 'error.system.error')],
    ['a proxy gives up', new Response('<html>', { status: 504 })],
  ])('keeps the key when %s, because the result is unknown', async (_, first) => {
    const answers = [first, payment()];
    const { user, onStarted, keys } = await show({ answer: () => answers.shift() as Payment });
    await user.type(amount(), '50{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(amount()).toHaveValue('50');
    await user.click(submit());
    await waitFor(() => expect(onStarted).toHaveBeenCalled());
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(2);
  });

  it('uses a new key after an answer, and for another amount', async () => {
    const answers = [refuse(400, 'error.payment_method.unavailable'), lost(), payment()];
    const { user, onStarted, keys } = await show({ answer: () => answers.shift() as never });
    await user.type(amount(), '50{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This payment method isn’t available right now');
    await user.click(submit());
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach our servers');
    await user.clear(amount());
    await user.type(amount(), '60{Enter}');
    await waitFor(() => expect(onStarted).toHaveBeenCalled());
    expect(new Set(keys()).size).toBe(3);
  });
});

it.each([
  ['names the bonus that the player chose (A§3 selectedBonusId)', 'c0ffee00-0000-4000-8000-000000000801', true],
  ['names none without a choice', null, false],
] as const)('a deposit %s', async (_, selectedBonusId, isSent) => {
  const { user, served } = await show({ selectedBonusId });
  await user.type(amount(), '20');
  await user.click(submit());
  await waitFor(() => expect(served.to(depositStart)).toHaveLength(1));
  const [sent] = served.to(depositStart).map(({ body }) => body);
  expect(sent).toMatchObject({ amount: 20, ...(isSent ? { selectedBonusId } : {}) });
  expect(Object.keys(sent ?? {}).includes('selectedBonusId')).toBe(isSent);
});

it('uses a new key for another bonus, also while the result of the first request is unknown', async () => {
  const bonuses = ['c0ffee00-0000-4000-8000-000000000801', 'c0ffee00-0000-4000-8000-000000000802'] as const;
  const answers = [lost(), payment()];
  function Cashier() {
    const [bonus, setBonus] = useState<string>(bonuses[0]);
    return (
      <>
        <button onClick={() => setBonus(bonuses[1])}>Another bonus</button>
        <DepositForm
          currency="EUR"
          methods={METHODS}
          limit={null}
          before={null}
          selectedBonusId={bonus}
          onStarted={vi.fn()}
          onRefused={vi.fn()}
        />
      </>
    );
  }
  const { user, served } = renderWithShell(<Cashier />, {
    who: playerSession(),
    handlers: [
      handle(balance, walletBalance({ mainBalance: 12.5 })),
      handle(depositStart, () => answers.shift() as Payment),
    ],
  });
  await user.type(amount(), '50{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByText('Another bonus'));
  await user.click(submit());
  await waitFor(() => expect(served.to(depositStart)).toHaveLength(2));
  const sent = served.to(depositStart);
  expect(sent.map(({ body }) => body)).toMatchObject(bonuses.map((selectedBonusId) => ({ selectedBonusId })));
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});
