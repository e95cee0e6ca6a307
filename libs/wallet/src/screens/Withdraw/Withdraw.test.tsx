import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  pendingWithdrawals,
  withdrawalCancellation,
  withdrawalCheck,
  withdrawalMethods,
  withdrawalStart,
  type BonusAtStake,
  type PaymentMethod,
  type PendingWithdrawal,
} from '@baize/contracts/cashier';
import { balance, withdrawalTransactions } from '@baize/contracts/wallet';
import { passkeyChallenge, passkeyConfirmation } from '@baize/contracts/passkeys';
import { secondFactorConfirmation } from '@baize/contracts/second-factor';
import { playerKey, toastsAtom } from '@baize/shell';
import {
  handle,
  lost,
  never,
  payment,
  paymentMethod,
  pendingWithdrawal,
  playerSession,
  reference,
  refuse,
  walletBalance,
  type Responder,
} from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { Withdraw } from './Withdraw.tsx';

function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      browser back
    </button>
  );
}
const METHOD = paymentMethod({ paymentMethodType: 'WITHDRAW', min: 10, max: 5000, processTime: 60 });
interface Given {
  main?: number;
  limit?: number | null;
  /** The law's limit before the identity is verified. */
  unverified?: true;
  bonuses?: BonusAtStake[];
  result?:
    'SUCCESS' | 'RESTRICTED' | 'FAILURE' | 'WITHDRAWAL_LIMIT_REACHED' | 'DOCUMENTS_REQUIRED' | 'DOCUMENTS_UNDER_REVIEW';
  pending?: Responder<typeof pendingWithdrawals>;
  start?: Responder<typeof withdrawalStart>;
  cancel?: Responder<typeof withdrawalCancellation>;
  methods?: PaymentMethod[];
  confirm?: Responder<typeof secondFactorConfirmation>;
}
const show = ({
  main = 100,
  limit = null,
  unverified,
  bonuses,
  result = 'SUCCESS',
  pending = [],
  start = payment(),
  cancel = () => undefined,
  methods = [METHOD],
  confirm = () => undefined,
}: Given = {}) =>
  renderWithShell(
    <>
      <Withdraw />
      <BrowserBack />
    </>,
    {
      who: playerSession(),
      path: '/en-UN/my-account/banking/withdraw',
      handlers: [
        handle(withdrawalCheck, {
          result,
          limit,
          originalLimit: unverified ? 2000 : limit,
          duration: 'daily',
          ...(bonuses && { bonuses }),
          ...(unverified ? { reason: 'KYC_LIMIT' as const, resetOn: '2026-11-21T22:00:00.000Z' } : {}),
        }),
        handle(withdrawalMethods, methods),
        handle(balance, walletBalance({ mainBalance: main })),
        handle(pendingWithdrawals, pending),
        handle(withdrawalStart, start),
        handle(withdrawalCancellation, cancel),
        handle(secondFactorConfirmation, confirm),
        handle(passkeyChallenge, { session: 'signed', options: { challenge: 'AAAA' } }),
        handle(passkeyConfirmation, undefined),
      ],
    },
  );
const amount = () => screen.findByLabelText('Amount');

describe('withdrawal', () => {
  it('says in advance what will happen, requests once, and says what comes next', async () => {
    const { user, served, store } = show();
    await user.type(await amount(), '20');
    expect(screen.getByText('We’ll set €20.00 aside until it is paid. €80.00 stays in your balance.')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Withdrawal of €20.00 requested'));
    expect(served.to(withdrawalStart).map(({ body }) => body)).toEqual([{ amount: 20, paymentMethod: 'CREDITCARD' }]);
    expect(await amount()).toHaveValue('');
    await waitFor(() => expect(served.to(pendingWithdrawals).length).toBeGreaterThan(1));
  });
  it('names one time: that of the method, which starts after the review', async () => {
    const { container } = show();
    await amount();
    expect(screen.getByText(/^We review every withdrawal first. The time shown for your method/)).toBeVisible();
    expect(container.textContent.match(/\b(?:minute|hour|day)s?\b/g)).toEqual(['hour']);
  });
  it.each([
    ['120', 'You can withdraw up to €100.00.'],
    ['5', 'The minimum amount is €10.00.'],
    ['0', 'Enter an amount above zero.'],
  ])('of %s is refused before it is sent', async (typed, message) => {
    const { user, served } = show();
    await user.type(await amount(), `${typed}{Enter}`);
    expect(await amount()).toHaveAccessibleDescription(message);
    expect(served.to(withdrawalStart)).toHaveLength(0);
  });
  it('says before the request that a method will be held, and why', async () => {
    const { user } = show({
      methods: [
        { ...METHOD, holds: [] },
        { ...METHOD, name: 'TRUSTLY', holds: ['UNUSED_METHOD'] },
      ],
    });
    await amount();
    expect(screen.queryByText('We’ll check this withdrawal before we pay it')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Trustly/ }));
    expect(await screen.findByText('We’ll check this withdrawal before we pay it')).toBeVisible();
    expect(screen.getByText('You’ve never deposited with Trustly.')).toBeVisible();
    expect(screen.getByText('To avoid the check, choose a method you’ve deposited with.')).toBeVisible();
  });
  it.each([
    ['every method is held', METHOD.min, ['UNPLAYED_DEPOSIT'] as const],
    ['the other method wants more than the player has', 200, [] as const],
  ])('does not advise another method where %s', async (_what, min, holds) => {
    show({
      methods: [
        { ...METHOD, name: 'TRUSTLY', holds: ['UNUSED_METHOD', ...holds] },
        { ...METHOD, min, holds: [...holds] },
      ],
    });
    expect(await screen.findByText('You’ve never deposited with Trustly.')).toBeVisible();
    expect(screen.queryByText(/^To avoid the check/)).toBeNull();
  });
  it('says before the request what a sticky bonus would lose, and nothing without one', async () => {
    const { unmount } = show({ bonuses: [{ assignmentId: reference(701), vertical: 'CASINO', amount: 23.1 }] });
    await amount();
    expect(screen.getByText('A withdrawal ends your bonus')).toBeVisible();
    expect(screen.getByText(/^You’d lose €23.10 of bonus money/)).toBeVisible();
    unmount();
    show();
    await amount();
    expect(screen.queryByText('A withdrawal ends your bonus')).toBeNull();
  });
  it.each([
    [
      'in part',
      13.1,
      10,
      [/^You’d lose €23.10 of bonus money/, '€10.00 of it is in play. You’d also lose what that wins.'],
    ],
    [
      'in whole',
      0,
      23.1,
      [/^You’d lose €23.10 of bonus money/, '€23.10 of it is in play. You’d also lose what that wins.'],
    ],
    ['and not counted yet', 0, undefined, [/^You’d lose whatever your open rounds and bets still win/]],
  ] as const)('says what a withdrawal takes while bonus money is in play %s', async (_, left, inPlay, sentences) => {
    const bonus = { assignmentId: reference(701), vertical: 'CASINO', amount: left } as const;
    show({ bonuses: [inPlay === undefined ? bonus : { ...bonus, inPlay }] });
    await amount();
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByText(/lose €0\.00/)).toBeNull();
  });
  it('asks before it ends a sticky bonus, and sends the consent with that request alone (ruling 16)', async () => {
    const bonuses = [{ assignmentId: reference(701), vertical: 'CASINO', amount: 23.1 }];
    const answers: Responder<typeof withdrawalStart>[] = [
      refuse(409, 'error.bonus.consent_needed', { details: { bonuses } }),
      refuse(409, 'error.bonus.consent_needed', { details: { bonuses } }),
      refuse(409, 'error.bonus.consent_needed', { details: { bonuses } }),
      payment(),
    ];
    const { user, served, location } = show({ start: () => answers.shift() as never });
    await user.type(await amount(), '20{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw and lose your bonus?' });
    expect(within(question).getByText(/forfeit your active bonus: €23.10 of bonus money/)).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Keep my bonus' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await amount()).toHaveValue('20');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('alertdialog');
    // “Back” keeps it too, and what was typed.
    act(() => screen.getByText('browser back').click());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await amount()).toHaveValue('20');
    expect(location().pathname).toBe('/en-UN/my-account/banking/withdraw');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Withdraw and forfeit' }));
    await waitFor(() => expect(served.to(withdrawalStart)).toHaveLength(4));
    const request = { amount: 20, paymentMethod: 'CREDITCARD' };
    expect(served.to(withdrawalStart).map(({ body }) => body)).toEqual([
      request,
      request,
      request,
      { ...request, forfeitedBonuses: [reference(701)] },
    ]);
  });
  it('repeats the consent with its request after a lost answer, and asks again about another amount', async () => {
    const bonuses = [{ assignmentId: reference(701), vertical: 'CASINO', amount: 23.1 }];
    const answers: Responder<typeof withdrawalStart>[] = [
      refuse(409, 'error.bonus.consent_needed', { details: { bonuses } }),
      lost(),
      lost(),
      payment(),
    ];
    const { user, served } = show({ start: () => answers.shift() as never });
    await user.type(await amount(), '20{Enter}');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw and forfeit' }),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(served.to(withdrawalStart)).toHaveLength(3));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.clear(await amount());
    await user.type(await amount(), '30{Enter}');
    await waitFor(() => expect(served.to(withdrawalStart)).toHaveLength(4));
    const [, agreed, repeated, other] = served.to(withdrawalStart);
    const request = { amount: 20, paymentMethod: 'CREDITCARD', forfeitedBonuses: [reference(701)] };
    expect([agreed?.body, repeated?.body]).toEqual([request, request]);
    const keys = [agreed, repeated, other].map((call) => call?.headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(other?.body).toEqual({ amount: 30, paymentMethod: 'CREDITCARD' });
  });
  it('asks for a code before a large withdrawal, and sends it again with what the player has agreed to', async () => {
    const bonuses = [{ assignmentId: reference(701), vertical: 'CASINO', amount: 23.1 }];
    const needed = refuse(403, 'error.second_factor.needed', { details: { from: 500 } });
    const answers: Responder<typeof withdrawalStart>[] = [
      needed,
      refuse(409, 'error.bonus.consent_needed', { details: { bonuses } }),
      needed,
      payment(),
    ];
    const codes: Responder<typeof secondFactorConfirmation>[] = [
      refuse(400, 'error.second_factor.code', {
        validationErrors: [{ field: 'code', message: 'error.second_factor.code' }],
      }),
      undefined as never,
      undefined as never,
    ];
    const { user, served } = show({
      main: 2000,
      start: () => answers.shift() as never,
      confirm: () => codes.shift() as never,
    });
    await user.type(await amount(), '600{Enter}');
    const question = within(await screen.findByRole('dialog', { name: 'Confirm your withdrawal' }));
    expect(question.getByText('From €500.00 a day, we ask for a code from your authenticator app.')).toBeVisible();
    const code = question.getByLabelText('Code from the app, or a recovery code');
    await user.type(code, '111111{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/isn’t right/));
    expect(served.to(withdrawalStart)).toHaveLength(1);
    await user.clear(code);
    await user.type(code, '123 456{Enter}');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw and forfeit' }),
    );
    // The code was not in time: it is asked again, and the player’s consent stays.
    const again = within(await screen.findByRole('dialog', { name: 'Confirm your withdrawal' }));
    await user.type(again.getByLabelText('Code from the app, or a recovery code'), '654321{Enter}');
    await waitFor(() => expect(served.to(withdrawalStart)).toHaveLength(4));
    expect(served.to(secondFactorConfirmation).map(({ body }) => body)).toEqual([
      { code: '111111' },
      { code: '123 456' },
      { code: '654321' },
    ]);
    expect(served.to(withdrawalStart).at(-1)?.body).toMatchObject({ amount: 600, forfeitedBonuses: [reference(701)] });
  });
  describe('with a passkey', () => {
    const get = vi.fn<(options: CredentialRequestOptions) => Promise<object | null>>();
    beforeEach(() => {
      get.mockReset();
      get.mockResolvedValue({ toJSON: () => ({ id: 'used' }) });
      vi.stubGlobal(
        'PublicKeyCredential',
        Object.assign(() => undefined, { parseRequestOptionsFromJSON: (options: object) => ({ parsed: options }) }),
      );
      Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'credentials');
    });
    const ask = async (proof: { readonly code: boolean; readonly passkey: boolean }) => {
      const answers: Responder<typeof withdrawalStart>[] = [
        refuse(403, 'error.second_factor.needed', { details: { from: 500, ...proof } }),
        payment(),
      ];
      const shown = show({ main: 2000, start: () => answers.shift() as never });
      await shown.user.type(await amount(), '600{Enter}');
      return { ...shown, question: within(await screen.findByRole('dialog', { name: 'Confirm your withdrawal' })) };
    };
    it('confirms a large withdrawal, after another try if the browser gave none', async () => {
      get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      const { user, served, question } = await ask({ code: false, passkey: true });
      expect(question.getByText('From €500.00 a day, we ask for your passkey.')).toBeVisible();
      expect(question.queryByRole('textbox')).toBeNull();
      await user.click(question.getByRole('button', { name: 'Confirm with a passkey' }));
      expect(await question.findByText(/No passkey was used/)).toBeVisible();
      await user.click(question.getByRole('button', { name: 'Confirm with a passkey' }));
      await waitFor(() => expect(served.to(withdrawalStart)).toHaveLength(2));
      expect(get.mock.calls[1]?.[0].publicKey).toEqual({ parsed: { challenge: 'AAAA' } });
      expect(served.to(passkeyConfirmation).map(({ body }) => body)).toEqual([
        { session: 'signed', credential: '{"id":"used"}' },
      ]);
    });
    it('is offered beside the code to a player who has both, and not to one without', async () => {
      const { question, unmount } = await ask({ code: true, passkey: true });
      expect(question.getByRole('button', { name: 'Confirm with a passkey' })).toBeVisible();
      expect(question.getByLabelText('Code from the app, or a recovery code')).toBeVisible();
      unmount();
      expect(
        (await ask({ code: true, passkey: false })).question.queryByRole('button', { name: /passkey/ }),
      ).toBeNull();
    });
  });
  it('makes no withdrawal when the player closes the question for a code', async () => {
    const { user, served } = show({
      main: 2000,
      start: refuse(403, 'error.second_factor.needed', { details: { from: 500 } }),
    });
    await user.type(await amount(), '600{Enter}');
    await screen.findByRole('dialog', { name: 'Confirm your withdrawal' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await amount()).toHaveValue('600');
    expect(served.to(withdrawalStart)).toHaveLength(1);
  });
  it('says once how much can be withdrawn when the amount is too high', async () => {
    const { user } = show();
    await user.type(await amount(), '500{Enter}');
    expect(await screen.findAllByText('You can withdraw up to €100.00.')).toHaveLength(1);
  });
  it('offers the whole balance with one press', async () => {
    const { user } = show({ main: 33.1 });
    await user.click(await screen.findByRole('button', { name: '€33.10' }));
    expect(await amount()).toHaveValue('33.10');
  });
  it('limits the one-press amount to the method’s maximum', async () => {
    const { user } = show({ main: 6000 });
    await user.click(await screen.findByRole('button', { name: '€5,000.00' }));
    expect(
      screen.getByText('We’ll set €5,000.00 aside until it is paid. €1,000.00 stays in your balance.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: '€6,000.00' })).toBeNull();
  });
  it('chooses an amount with the slider’s keys, writes it into the field and announces it as money', async () => {
    const { user, served } = show({ main: 33.1 });
    await user.click(await screen.findByRole('button', { name: 'Choose a share', expanded: false }));
    const slider = await screen.findByRole('slider', { name: 'Share of the amount you can withdraw' });
    slider.focus();
    await user.keyboard('{ArrowRight}');
    expect(await amount()).toHaveValue('10');
    expect(slider).toHaveAttribute('aria-valuetext', '€10.00');
    await user.keyboard('{End}');
    expect(await amount()).toHaveValue('33.10');
    expect(screen.getByText('We’ll set €33.10 aside until it is paid. €0.00 stays in your balance.')).toBeVisible();
    await user.clear(await amount());
    await user.type(await amount(), '20.40');
    expect(slider).toHaveAttribute('aria-valuetext', '€20.40');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(served.to(withdrawalStart)[0]?.body).toMatchObject({ amount: 20.4 }));
  });
  it('has no slider without a choice', async () => {
    show({ main: 10 });
    await amount();
    expect(screen.queryByRole('button', { name: 'Choose a share' })).toBeNull();
  });
  it('keeps key and amount after a lost connection', async () => {
    const answers = [lost(), payment()];
    const { user, served } = show({ start: () => answers.shift() as never });
    await user.type(await amount(), '20{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await amount()).toHaveValue('20');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(served.to(withdrawalStart)).toHaveLength(2));
    expect(new Set(served.to(withdrawalStart).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
  it('shows the server’s refusal and keeps the amount', async () => {
    const { user, served } = show({ start: refuse(400, 'error.not_enough_funds') });
    await user.type(await amount(), '20{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your balance is too low for this');
    expect(await amount()).toHaveValue('20');
    // Another tab may have withdrawn it: the list is read again.
    await waitFor(() => expect(served.to(pendingWithdrawals).length).toBeGreaterThan(1));
  });
  it('explains an empty balance, and does not invite the player to play', async () => {
    show({ main: 0 });
    expect(await screen.findByText('You have nothing to withdraw')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose a game' })).toBeNull();
  });
  it('offers no form for less than every method pays out, and names a next step', async () => {
    show({ main: 8.75, methods: [{ ...METHOD, min: 20 }, paymentMethod({ ...METHOD, name: 'SKRILL', min: 10 })] });
    expect(await screen.findByText('The smallest withdrawal is €10.00')).toBeVisible();
    expect(screen.getByText(/^You have €8.75 to withdraw/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en-UN/contact-live-chat');
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });
  it('chooses a method that pays out what there is, and says why another one is closed', async () => {
    const { user, served } = show({
      main: 15,
      methods: [{ ...METHOD, min: 20 }, paymentMethod({ ...METHOD, name: 'SKRILL', min: 10 })],
    });
    const closed = await screen.findByRole('radio', { name: /Visa/ });
    expect(closed).toBeDisabled();
    expect(closed).toHaveAccessibleDescription(/€20\.00 to .*You have less than the minimum/);
    expect(screen.getByRole('radio', { name: /Skrill/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: '€15.00' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(served.to(withdrawalStart).map(({ body }) => body)).toEqual([
        expect.objectContaining({ amount: 15, paymentMethod: 'SKRILL' }),
      ]),
    );
  });
  it('leaves a method that the balance, lower than before, no longer reaches', async () => {
    const { queryClient } = show({
      main: 25,
      methods: [{ ...METHOD, min: 20 }, paymentMethod({ ...METHOD, name: 'SKRILL', min: 10 })],
    });
    expect(await screen.findByRole('radio', { name: /Visa/ })).toBeChecked();
    const key = playerKey(playerSession().playerId, 'wallet', 'balance');
    act(() => void queryClient.setQueryData(key, walletBalance({ mainBalance: 15 })));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Skrill/ })).toBeChecked());
    expect(screen.getByRole('button', { name: '€15.00' })).toBeVisible();
  });
  it('shows a limit below the balance and applies it', async () => {
    const { user } = show({ main: 100, limit: 40 });
    expect(await screen.findByText('You can withdraw up to €40.00 today')).toBeVisible();
    await user.type(await amount(), '41{Enter}');
    expect(await amount()).toHaveAccessibleDescription('You can withdraw up to €40.00.');
  });
  it('says that the limit ends with the verification, and leads there', async () => {
    show({ main: 3000, limit: 500, unverified: true });
    expect(
      await screen.findByText('Until we’ve verified your identity, you can withdraw up to €500.00 today'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify identity' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/account/verification',
    );
    expect(screen.getByText(/^Resets .*2026/)).toBeVisible();
  });
  it('says what to do once the limit before the verification is used up', async () => {
    show({ main: 3000, limit: 0, result: 'WITHDRAWAL_LIMIT_REACHED', unverified: true });
    expect(await screen.findByText('Verify your identity to withdraw more today')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify identity' })).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
  it.each([
    [{ limit: 0 }, 'You have reached your withdrawal limit'],
    [{ result: 'RESTRICTED' }, 'Contact us to withdraw'],
    [{ result: 'FAILURE' }, 'We couldn’t open withdrawals'],
  ] as const)('%j explains itself', async (given, title) => {
    show(given);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
});

describe('pending withdrawals', () => {
  const cancelButton = () => screen.findByRole('button', { name: 'Cancel withdrawal' });
  const confirmButton = async () =>
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel withdrawal' });
  it('say who acts next, and can be cancelled where the market allows it', async () => {
    show({
      pending: [
        pendingWithdrawal(),
        pendingWithdrawal({ pendingWithdrawalId: reference(951), amount: 35, nextStep: 'PAYOUT', cancellable: false }),
      ],
    });
    expect(await screen.findByText('2 pending withdrawals')).toBeVisible();
    expect(screen.getByText(/our team reviews it/)).toBeVisible();
    expect(screen.getByText(/the bank pays it out/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Cancel withdrawal' })).toHaveLength(1);
  });
  it.each(['RESTRICTED', 'DOCUMENTS_REQUIRED', 'DOCUMENTS_UNDER_REVIEW'] as const)(
    'do not say that nothing is to be done while the player may not withdraw (%s)',
    async (result) => {
      const atBank = pendingWithdrawal({ pendingWithdrawalId: reference(951), nextStep: 'PAYOUT', cancellable: false });
      show({
        result,
        pending: [
          pendingWithdrawal(),
          pendingWithdrawal({ pendingWithdrawalId: reference(952), holds: ['UNUSED_METHOD'] }),
          atBank,
        ],
      });
      expect(
        await screen.findAllByText(/^We can’t pay it out until withdrawals are open for your account/),
      ).toHaveLength(2);
      expect(screen.queryByText(/our team reviews it/)).toBeNull();
      // What the bank has is paid.
      expect(screen.getByText(/the bank pays it out/)).toBeVisible();
      expect(screen.getByText('Why it’s still pending')).toBeVisible();
    },
  );
  it('say why they cannot be cancelled where the law forbids it (GG, ruling 21)', async () => {
    show({ pending: [pendingWithdrawal({ cancellable: false, cancelForbiddenBy: 'LAW' })] });
    expect(await screen.findByText('The law where you live does not allow you to cancel a withdrawal.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  });
  it('name the break, not the law, as the reason during a break (ruling 19)', async () => {
    show({ pending: [pendingWithdrawal({ cancellable: false, cancelForbiddenBy: 'BREAK' })] });
    expect(await screen.findByText(/During a break or self-exclusion you cannot cancel a withdrawal/)).toBeVisible();
    expect(screen.queryByText(/The law where you live/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  });
  it.each([
    ['the player has never deposited', {}, [{ ...METHOD, holds: ['UNUSED_METHOD'] as const }]],
    ['the law forbids to cancel', { cancellable: false, cancelForbiddenBy: 'LAW' as const }, [METHOD]],
  ])('advises no other method for a held withdrawal where %s', async (_what, part, methods) => {
    const held = pendingWithdrawal({ holds: ['UNUSED_METHOD'], paymentMethod: 'TRUSTLY', ...part });
    show({ pending: [held], methods: methods.map((method) => ({ ...method, holds: [...(method.holds ?? [])] })) });
    expect(await screen.findByText(/^You’ve never deposited with Trustly, so our team checks/)).toBeVisible();
    expect(screen.queryByText(/Cancel and choose/)).toBeNull();
  });
  it('say why a withdrawal is held and what the player can do', async () => {
    show({
      pending: [
        pendingWithdrawal({ holds: ['NOT_VERIFIED', 'UNUSED_METHOD', 'UNPLAYED_DEPOSIT'], paymentMethod: 'TRUSTLY' }),
      ],
    });
    expect(await screen.findByText('Why it’s still pending')).toBeVisible();
    expect(screen.getByText(/We must confirm who you are/)).toBeVisible();
    expect(screen.getByText(/never deposited with Trustly/)).toBeVisible();
    expect(screen.getByText(/our team checks this withdrawal/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify your identity' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/account/verification',
    );
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
    // "You don't need to do anything" would not be true.
    expect(screen.queryByText(/our team reviews it/)).toBeNull();
  });
  it('are cancelled after a confirmation, by reference and amount, as the player’s decision', async () => {
    let waiting: PendingWithdrawal[] = [pendingWithdrawal()];
    const { user, served, store } = show({
      pending: () => waiting,
      cancel: () => {
        waiting = [];
      },
    });
    await user.click(await cancelButton());
    const question = await screen.findByRole('alertdialog', { name: 'Cancel the withdrawal of €20.00?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel withdrawal' }));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toMatch(/€20\.00 is back in your balance/));
    expect(served.to(withdrawalCancellation).map(({ body }) => body)).toEqual([
      { pendingWithdrawalId: reference(950), amount: 20, cancelByPlayer: true },
    ]);
    await waitFor(() => expect(screen.queryByText(/1 pending withdrawal/)).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('stay when the player keeps them, or closes the question with “back”', async () => {
    const { user, served, location } = show({ pending: [pendingWithdrawal()] });
    const page = location().pathname;
    for (const close of ['browser back', 'Keep withdrawal', 'browser back']) {
      await user.click(await cancelButton());
      await screen.findByRole('alertdialog');
      act(() => screen.getByText(close).click());
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(location().pathname).toBe(page);
    }
    expect(served.to(withdrawalCancellation)).toHaveLength(0);
  });
  it('show the limit on cancellations as a warning with the server’s message (A§8)', async () => {
    const { user, store } = show({
      pending: [pendingWithdrawal()],
      cancel: refuse(400, 'error.withdrawal.cancel.limit_reached', { message: 'Three cancellations a day.' }),
    });
    await user.click(await cancelButton());
    await user.click(await confirmButton());
    // A§8: the server's message as it is; the server writes it in the page's language.
    await waitFor(() => expect(store.get(toastsAtom).warning?.value).toBe('Three cancellations a day.'));
    expect(store.get(toastsAtom).error).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('show any other refusal as an error, without a guess why it is closed: another tab may have cancelled it', async () => {
    const { user, store } = show({
      pending: [pendingWithdrawal()],
      cancel: refuse(409, 'error.withdrawal.not_pending'),
    });
    await user.click(await cancelButton());
    await user.click(await confirmButton());
    await waitFor(() =>
      expect(store.get(toastsAtom).error?.value).toBe(
        'This withdrawal can no longer be cancelled. Its status is in your history.',
      ),
    );
    expect(store.get(toastsAtom).warning).toBeNull();
  });
  it('are cancelled once while the answer is pending', async () => {
    const { user, served } = show({ pending: [pendingWithdrawal()], cancel: never });
    await user.click(await cancelButton());
    const confirm = await confirmButton();
    // Both before the page is drawn again.
    act(() => {
      confirm.click();
      confirm.click();
    });
    await user.dblClick(confirm);
    expect(served.to(withdrawalCancellation)).toHaveLength(1);
  });
  it('say that they could not be loaded, and can be requested again', async () => {
    const answers: Responder<typeof pendingWithdrawals>[] = [refuse(500, 'error.system.error'), [pendingWithdrawal()]];
    const { user } = show({ pending: () => answers.shift() as never });
    const alert = (await screen.findByText('We couldn’t load your pending withdrawals')).parentElement
      ?.parentElement as HTMLElement;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await cancelButton()).toBeVisible();
  });
});

describe('a page that could not be read', () => {
  it('says so once, and "Try again" repeats every call that failed', async () => {
    let away = true;
    const unless = <Answer,>(answer: Answer) => (away ? refuse(503, 'error.system.error') : answer) as never;
    const { user } = renderWithShell(<Withdraw />, {
      who: playerSession(),
      handlers: [
        handle(withdrawalCheck, () =>
          unless({ result: 'SUCCESS', limit: null, originalLimit: null, duration: 'daily' }),
        ),
        handle(withdrawalMethods, () => unless([METHOD])),
        handle(balance, () => unless(walletBalance({ mainBalance: 100 }))),
        handle(pendingWithdrawals, () => unless([pendingWithdrawal()])),
        handle(withdrawalTransactions, () => unless([])),
      ],
    });
    const button = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    away = false;
    await user.click(button);
    expect(await amount()).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Cancel withdrawal' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  it('is asked again where the gate itself answered that it failed', async () => {
    const results: Given['result'][] = ['FAILURE', 'SUCCESS'];
    const { user } = renderWithShell(<Withdraw />, {
      who: playerSession(),
      handlers: [
        handle(withdrawalCheck, () => ({
          result: results.shift() ?? 'SUCCESS',
          limit: null,
          originalLimit: null,
          duration: 'daily' as const,
        })),
        handle(withdrawalMethods, [METHOD]),
        handle(balance, walletBalance({ mainBalance: 100 })),
        handle(pendingWithdrawals, []),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await amount()).toBeVisible();
  });
});
