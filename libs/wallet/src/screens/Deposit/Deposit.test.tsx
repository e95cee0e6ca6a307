import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Activity, useEffect, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import {
  depositCheck,
  depositMethods,
  depositStart,
  depositStatus,
  pendingDeposits,
  type OperationResult,
  type Payment,
} from '@baize/contracts/cashier';
import { balance, type TransactionStatus } from '@baize/contracts/wallet';
import {
  CASHIER_OFFERS,
  CONTENT_BOXES,
  playerKey,
  provideEventRecorder,
  type DomainModule,
  type OfferChoice,
  type OfferNote,
} from '@baize/shell';
import { fillSlot } from '@baize/shell/module';
import {
  handle,
  never,
  payment,
  paymentMethod,
  playerSession,
  refuse,
  reference,
  walletBalance,
  type Responder,
} from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { QuickDeposit } from '../../overlays/QuickDeposit.tsx';
import { DepositGateway } from './DepositGateway.tsx';
import { DepositResult } from './DepositResult.tsx';
import { Deposit } from './Deposit.tsx';

const checked = (result: OperationResult, over: object = {}) => ({
  result,
  limitLeft: null,
  limitType: null,
  resetOn: null,
  daysLeftToVerifyDocuments: null,
  reason: null,
  ...over,
});
const GATEWAY = 'https://pay.test';
const open = (over: Partial<Payment> = {}) =>
  payment({ redirectUrl: `${GATEWAY}/form`, status: 'WAITING_INPUT', ...over });
interface Said {
  readonly origin?: string;
  readonly merchantReference?: string;
  readonly source?: string;
  readonly height?: number;
}
/** The window of the gateway's page: nobody else is heard. */
const gatewayWindow = () => document.querySelector('iframe')?.contentWindow ?? null;
const say = (
  type: string,
  { origin = GATEWAY, merchantReference = reference(900), source = 'baize-gateway', height }: Said = {},
) =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        source: gatewayWindow(),
        data: { source, type, merchantReference, height },
      }),
    );
    await Promise.resolve();
  });

describe('the gate (A§4)', () => {
  /** The page, and a button that leaves it and comes back. */
  function AnotherVisit() {
    const [visit, setVisit] = useState(0);
    return (
      <>
        <button onClick={() => setVisit(visit + 1)}>Another visit</button>
        <Deposit key={visit} />
      </>
    );
  }
  const boxes = (id: string): DomainModule => {
    const Box = ({ place }: { readonly place: string }) => <p>{`Box of ${id}: ${place}`}</p>;
    return {
      id,
      namespace: id,
      routes: [],
      slots: [
        fillSlot(CONTENT_BOXES, {
          id: `${id}.boxes`,
          order: 1,
          lazy: () => Promise.resolve({ Component: Box }),
        }),
      ],
    };
  };
  const show = (
    check: Responder<typeof depositCheck>,
    methods: Responder<typeof depositMethods> = [paymentMethod()],
    page = <Deposit />,
  ) =>
    renderWithShell(page, {
      who: playerSession(),
      modules: [boxes('content'), boxes('tournaments')],
      path: '/en-UN/my-account/banking/deposit',
      handlers: [handle(depositCheck, check), handle(depositMethods, methods), handle(balance, walletBalance())],
    });
  it('keeps the form’s dimensions while it is loading', () => {
    const { container } = show(never);
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
  it('opens the form', async () => {
    show(checked('SUCCESS'));
    expect(await screen.findByLabelText('Amount')).toBeVisible();
  });
  it('has the amount first, the content’s banner below the form, and no other boxes (B§7)', async () => {
    show(checked('SUCCESS'));
    const banner = await screen.findByText('Box of content: cashier');
    expect(banner).toBeVisible();
    const amount = await screen.findByLabelText('Amount');
    expect(amount.closest('form')?.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/Box of tournaments/)).toBeNull();
  });
  it('has the choice of a bonus below the amount, and before the button', async () => {
    const Offers = (props: OfferChoice | OfferNote) => <p>{'amount' in props ? 'Note' : 'Choice'}</p>;
    renderWithShell(<Deposit />, {
      who: playerSession(),
      modules: [
        {
          id: 'bonus',
          namespace: 'bonus',
          routes: [],
          slots: [
            fillSlot(CASHIER_OFFERS, { id: 'bonus', order: 1, lazy: () => Promise.resolve({ Component: Offers }) }),
          ],
        },
      ],
      path: '/en-UN/my-account/banking/deposit',
      handlers: [
        handle(depositCheck, checked('SUCCESS')),
        handle(depositMethods, [paymentMethod()]),
        handle(balance, walletBalance()),
      ],
    });
    const choice = await screen.findByText('Choice');
    expect(screen.getByLabelText('Amount').compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(choice.compareDocumentPosition(screen.getByRole('button', { name: /^Deposit/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
  it('has none below the reason why the form is closed, and over a game', async () => {
    const closed = show(checked('RESTRICTED'));
    expect((await screen.findAllByText(/Your account is restricted/))[0]).toBeVisible();
    expect(screen.queryByText(/^Box of/)).toBeNull();
    closed.unmount();
    show(checked('SUCCESS'), undefined, <QuickDeposit isOpen isPhone={false} onClose={() => undefined} />);
    expect(await screen.findByLabelText('Amount')).toBeVisible();
    expect(screen.queryByText(/^Box of/)).toBeNull();
  });
  it.each([
    ['RESTRICTED', /Your account is restricted/],
    ['FORBIDDEN', /has paused deposits/],
    ['SELF_LIMIT_REACHED', /limit you set/],
    ['SELF_SPEND_LIMIT_REACHED', /reached your spend limit/],
    ['DOCUMENTS_REQUIRED', /verify you first/],
    ['DOCUMENTS_REQUIRED_RESTRICTED', /verify you first/],
    ['DOCUMENTS_UNDER_REVIEW', /checking what you sent/],
    ['FAILURE', /couldn’t open/],
    ['EXCEEDS_KYC_LIMIT', /couldn’t open/],
  ] as const)('explains %s instead of the form', async (result, words) => {
    show(checked(result));
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(document.body.textContent).not.toMatch(/wallet\.gate/);
    // A player who may not deposit may often not withdraw either: only the withdrawal page knows.
    if (result === 'RESTRICTED' || result === 'FORBIDDEN')
      expect(document.body.textContent).not.toMatch(/You can still withdraw/);
  });
  it.each([
    ['DOCUMENTS_REQUIRED', 'See what’s needed'],
    ['DOCUMENTS_UNDER_REVIEW', 'See verification'],
  ] as const)('leads from %s to the documents, and asks for them only while they are missing', async (result, name) => {
    show(checked(result));
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/en-UN/my-account/account/verification');
  });
  it('explains an account that is being checked, and where to ask (ruling 24)', async () => {
    show(checked('RESTRICTED', { reason: 'ACCOUNT_REVIEW' }));
    expect(await screen.findByText('We’re checking your account first')).toBeVisible();
    expect(screen.getByText(/checks some accounts/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
  });
  it('says when a limit resets, and where to change it', async () => {
    show(checked('SELF_LIMIT_REACHED', { limitLeft: 0, limitType: 'W', resetOn: '2026-12-01T00:00:00Z' }));
    expect(await screen.findByRole('link', { name: 'See your limits' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/gambling-limits',
    );
    expect(screen.getByText(/^Your weekly deposit limit: nothing is left until .*2026/)).toBeVisible();
  });
  it('says that too little is left where the limit leaves less than every minimum', async () => {
    show(checked('SELF_LIMIT_REACHED', { limitLeft: 4, limitType: 'D', resetOn: '2026-12-01T00:00:00Z' }));
    expect(await screen.findByText('Not enough of your limit is left')).toBeVisible();
    expect(
      screen.getByText(/^Your daily deposit limit: €4\.00 is left until .* less than the smallest deposit, €10\.00\.$/),
    ).toBeVisible();
  });
  it('says that the law sets a limit, and links to support instead of the player’s own limits', async () => {
    show(
      checked('SELF_LIMIT_REACHED', {
        limitLeft: 0,
        limitType: 'M',
        limitByLaw: true,
        resetOn: '2026-12-01T00:00:00Z',
      }),
    );
    expect(await screen.findByText('You have reached the deposit limit set by law')).toBeVisible();
    expect(screen.getByText(/^Monthly deposit limit set by law: nothing is left until/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See your limits' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
  });
  it('shows the gate’s new state in place of the form after a refusal', async () => {
    let allowed = true;
    const { user } = renderWithShell(<Deposit />, {
      who: playerSession(),
      handlers: [
        handle(depositCheck, () => checked(allowed ? 'SUCCESS' : 'RESTRICTED')),
        handle(depositMethods, [paymentMethod()]),
        handle(balance, walletBalance()),
        handle(depositStart, () => {
          allowed = false;
          return refuse(403, 'error.deposit.not_allowed', { details: { result: 'RESTRICTED' } }) as never;
        }),
      ],
    });
    await user.type(await screen.findByLabelText('Amount'), '50{Enter}');
    expect((await screen.findAllByText(/Your account is restricted/))[0]).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
  it('explains that the chosen bonus waits no longer, and reads the rewards again', async () => {
    const read = vi.fn(() => Promise.resolve([]));
    function Offers() {
      useQuery({ queryKey: playerKey(playerSession().playerId, 'bonus', 'rewards', 'ACTIVE'), queryFn: read });
      return null;
    }
    const offers: DomainModule = {
      id: 'bonus',
      namespace: 'bonus',
      routes: [],
      slots: [fillSlot(CASHIER_OFFERS, { id: 'offers', order: 1, lazy: () => Promise.resolve({ Component: Offers }) })],
    };
    const { user } = renderWithShell(<Deposit />, {
      who: playerSession(),
      modules: [offers],
      handlers: [
        handle(depositCheck, checked('SUCCESS')),
        handle(depositMethods, [paymentMethod()]),
        handle(balance, walletBalance()),
        handle(depositStart, refuse(400, 'error.bonus.not_chosen', { message: 'Read the rewards again.' })),
      ],
    });
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await user.type(await screen.findByLabelText('Amount'), '50{Enter}');
    expect(await screen.findByText(/no longer available for this deposit/)).toBeVisible();
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });
  it('asks the offers about the amount that the player has entered, once a bonus is chosen', async () => {
    function Choice({ selectBonus }: OfferChoice) {
      useEffect(() => selectBonus(reference(801)), [selectBonus]);
      return null;
    }
    const Offers = (props: OfferChoice | OfferNote) =>
      'amount' in props ? <p>{`${props.selectedBonusId} ${props.amount}`}</p> : <Choice {...props} />;
    const { user } = renderWithShell(<Deposit />, {
      who: playerSession(),
      modules: [
        {
          id: 'bonus',
          namespace: 'bonus',
          routes: [],
          slots: [
            fillSlot(CASHIER_OFFERS, { id: 'offers', order: 1, lazy: () => Promise.resolve({ Component: Offers }) }),
          ],
        },
      ],
      handlers: [
        handle(depositCheck, checked('SUCCESS')),
        handle(depositMethods, [paymentMethod()]),
        handle(balance, walletBalance()),
      ],
    });
    const field = await screen.findByLabelText('Amount');
    await user.type(field, '5');
    expect(screen.queryByText(/^0{8}/)).toBeNull();
    await user.type(field, '0');
    expect(await screen.findByText(`${reference(801)} 5000`)).toBeVisible();
  });
  it('allows deposits while preferred documents are pending, and says how long', async () => {
    show(checked('DOCUMENTS_PREFERRED', { daysLeftToVerifyDocuments: 1 }));
    expect(await screen.findByText('Please send us your documents within 1 day.')).toBeVisible();
    expect(screen.getByLabelText('Amount')).toBeVisible();
  });
  it('does not name preferred documents again once the player verifies later', async () => {
    const documents: Responder<typeof depositCheck> = ({ query }) =>
      checked(query.later === 'true' ? 'SUCCESS' : 'DOCUMENTS_PREFERRED', { daysLeftToVerifyDocuments: 12 });
    const { user } = show(documents, [paymentMethod()], <AnotherVisit />);
    expect(await screen.findByRole('link', { name: 'See what’s needed' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/account/verification',
    );
    await user.click(screen.getByRole('button', { name: 'Verify later' }));
    await waitFor(() => expect(screen.queryByText('We need your documents soon')).toBeNull());
    expect(screen.getByLabelText('Amount')).toBeVisible();
    // Nor when the flow begins again: it keeps its notification flag (A§4).
    await user.click(screen.getByRole('button', { name: 'Another visit' }));
    expect(await screen.findByLabelText('Amount')).toBeVisible();
    expect(screen.queryByText('We need your documents soon')).toBeNull();
  });
  it('waits for the connection, and opens with it', async () => {
    onlineManager.setOnline(false);
    show(checked('SUCCESS'));
    expect(await screen.findByText('You’re offline')).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByLabelText('Amount')).toBeVisible();
  });
  it('says what may be deposited before verification, and where to verify', async () => {
    show(checked('SUCCESS', { limitLeft: 750, limitType: 'KYC' }));
    expect(await screen.findByText('Deposits before verification')).toBeVisible();
    expect(screen.getByLabelText('Amount')).toBeVisible();
  });
  it('leads to verification when the limit before it is reached', async () => {
    show(checked('EXCEEDS_KYC_LIMIT', { limitLeft: 0, limitType: 'KYC', reason: 'KYC_LIMIT' }));
    expect(await screen.findByText('Verify your identity to deposit more')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify identity' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/account/verification',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  it('says that the withdrawal limit closes deposits, and until when', async () => {
    show(checked('WITHDRAWAL_LIMIT_REACHED', { resetOn: '2026-11-22T00:00:00.000Z' }));
    expect(await screen.findByText('Deposits are closed for now')).toBeVisible();
    expect(screen.getByText(/It resets on/)).toBeVisible();
  });
  it('can be requested again after a failure', async () => {
    const answers = [refuse(500, 'error.system.error'), checked('SUCCESS')];
    const { user } = show(() => answers.shift() as never);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Amount')).toBeVisible();
  });
});

it('goes from the form through the gateway to the result, and the balance is fetched again', async () => {
  const recorded = vi.fn();
  provideEventRecorder(recorded);
  let status: TransactionStatus = 'WAITING_INPUT';
  const { user, served } = renderWithShell(<Deposit />, {
    who: playerSession(),
    handlers: [
      handle(depositCheck, checked('SUCCESS')),
      handle(depositMethods, [paymentMethod()]),
      handle(balance, walletBalance()),
      handle(depositStart, open()),
      handle(depositStatus, () => open({ status })),
    ],
  });
  await user.type(await screen.findByLabelText('Amount'), '50{Enter}');
  const frame = await screen.findByTitle('Payment page');
  expect(frame).toHaveAttribute('src', `${GATEWAY}/form`);
  const asked = served.to(balance).length;
  status = 'SUCCESS';
  await say('finished');
  expect(await screen.findByText('€50.00 added to your balance')).toBeVisible();
  expect(recorded).toHaveBeenCalledWith({ name: 'deposit-complete' });
  provideEventRecorder(null);
  await waitFor(() => expect(served.to(balance).length).toBeGreaterThan(asked - 1));
  expect(screen.queryByTitle('Payment page')).toBeNull();
});

it.each([
  ['cancels on the payment page', true],
  ['changes the amount', false],
])('keeps what was entered when the player %s, and says whether money was taken', async (_, isCancelled) => {
  const { user } = renderWithShell(<Deposit />, {
    who: playerSession(),
    handlers: [
      handle(depositCheck, checked('SUCCESS')),
      handle(depositMethods, [paymentMethod(), paymentMethod({ name: 'TRUSTLY' })]),
      handle(balance, walletBalance()),
      handle(depositStart, open()),
      handle(depositStatus, open()),
    ],
  });
  await user.type(await screen.findByLabelText('Amount'), '50');
  const other = document.querySelector<HTMLInputElement>('input[value="TRUSTLY"]');
  await user.click(other as HTMLInputElement);
  await user.click(screen.getByRole('button', { name: /^Deposit/ }));
  await screen.findByTitle('Payment page');
  if (isCancelled) await say('cancelled');
  else await user.click(screen.getByRole('button', { name: 'Change amount' }));
  expect(await screen.findByLabelText('Amount')).toHaveValue('50');
  expect(document.querySelector('input[value="TRUSTLY"]')).toBeChecked();
  expect(screen.queryAllByText('You cancelled the payment. No money was taken.')).toHaveLength(isCancelled ? 1 : 0);
});

it('keeps amount and method for another try after a payment that failed', async () => {
  let status: TransactionStatus = 'WAITING_INPUT';
  const { user } = renderWithShell(<Deposit />, {
    who: playerSession(),
    handlers: [
      handle(depositCheck, checked('SUCCESS')),
      handle(depositMethods, [paymentMethod(), paymentMethod({ name: 'TRUSTLY' })]),
      handle(balance, walletBalance()),
      handle(depositStart, open()),
      handle(depositStatus, () => open({ status })),
    ],
  });
  await user.type(await screen.findByLabelText('Amount'), '50');
  await user.click(document.querySelector('input[value="TRUSTLY"]') as HTMLInputElement);
  await user.click(screen.getByRole('button', { name: /^Deposit/ }));
  await screen.findByTitle('Payment page');
  status = 'FAILED';
  await say('finished');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Amount')).toHaveValue('50');
  expect(document.querySelector('input[value="TRUSTLY"]')).toBeChecked();
});

it('has a history entry for the payment: back leads to the form as it was filled in, forward to the payment', async () => {
  const go: { to: NavigateFunction | null } = { to: null };
  function Go() {
    const navigate = useNavigate();
    useEffect(() => {
      go.to = navigate;
    });
    return null;
  }
  let status: TransactionStatus = 'WAITING_INPUT';
  const { user, location } = renderWithShell(
    <>
      <Deposit />
      <Go />
    </>,
    {
      who: playerSession(),
      path: '/en-UN/my-account/banking/deposit',
      before: ['/en-UN/online-casino'],
      handlers: [
        handle(depositCheck, checked('SUCCESS')),
        handle(depositMethods, [paymentMethod()]),
        handle(balance, walletBalance()),
        handle(depositStart, open()),
        handle(depositStatus, () => open({ status })),
      ],
    },
  );
  const step = (by: number) => act(async () => go.to?.(by));
  // A payment is on the screen a moment before its history entry: nobody presses the browser's button in between.
  const entered = () =>
    waitFor(() => expect((location().state as { step?: { index: number } } | null)?.step?.index).toBe(1));
  await user.type(await screen.findByLabelText('Amount'), '20{Enter}');
  await screen.findByTitle('Payment page');
  await entered();
  await step(-1);
  expect(await screen.findByLabelText('Amount')).toHaveValue('20');
  expect(location().pathname).toBe('/en-UN/my-account/banking/deposit');
  expect(screen.queryByText('You cancelled the payment. No money was taken.')).toBeNull();
  await step(1);
  expect(await screen.findByTitle('Payment page')).toBeVisible();
  await entered();
  await user.click(screen.getByRole('button', { name: 'Change amount' }));
  await waitFor(() => expect((location().state as { step?: object } | null)?.step).toBeUndefined());
  await user.type(await screen.findByLabelText('Amount'), '{Backspace}5{Enter}');
  await screen.findByTitle('Payment page');
  await entered();
  status = 'SUCCESS';
  await say('finished');
  await screen.findByText('€50.00 added to your balance');
  await step(-1);
  expect(await screen.findByLabelText('Amount')).toHaveValue('');
  await step(-1);
  expect(location().pathname).toBe('/en-UN/online-casino');
});

it('brings the payment page and the result into view', async () => {
  // As newer browsers do; React must not take the promise for a clean-up function.
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as never);
  let status: TransactionStatus = 'WAITING_INPUT';
  const { user } = renderWithShell(<Deposit />, {
    who: playerSession(),
    handlers: [
      handle(depositCheck, checked('SUCCESS')),
      handle(depositMethods, [paymentMethod()]),
      handle(balance, walletBalance()),
      handle(depositStart, open()),
      handle(depositStatus, () => open({ status })),
    ],
  });
  await user.type(await screen.findByLabelText('Amount'), '50{Enter}');
  const frame = await screen.findByTitle('Payment page');
  const shown = scrolled.mock.contexts.at(-1) as Element;
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'start' });
  expect(shown.contains(frame)).toBe(true);
  status = 'SUCCESS';
  await say('finished');
  const result = await screen.findByText('€50.00 added to your balance');
  const at = scrolled.mock.contexts.findLastIndex((element) => (element as Element).contains(result));
  expect(scrolled.mock.calls[at]).toEqual([{ block: 'start' }]);
  // The payment page took the focus with it: the keyboard goes on at the result.
  await user.tab();
  expect(screen.getByRole('link', { name: 'Choose a game' })).toHaveFocus();
});

it.each(['SUCCESS', 'SELF_LIMIT_REACHED'] as const)('does not scroll when it opens (%s)', async (result) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { served } = renderWithShell(<Deposit />, {
    who: playerSession(),
    handlers: [
      handle(depositCheck, checked(result, { limitLeft: 0, limitType: 'D', resetOn: '2026-12-01T00:00:00Z' })),
      handle(depositMethods, [paymentMethod()]),
      handle(balance, walletBalance()),
    ],
  });
  await waitFor(() => expect(served.to(depositCheck)).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(scrolled).not.toHaveBeenCalled();
});

it('shows the last button of a result, even in a window too low for all of it', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  renderWithShell(<DepositResult playerId="p1" payment={payment({ status: 'FAILED' })} onAgain={() => undefined} />, {
    who: playerSession(),
    handlers: [handle(depositStatus, payment({ status: 'FAILED' }))],
  });
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
  expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole('button', { name: 'Try again' }));
});

it.each(['SUCCESS', 'SELF_LIMIT_REACHED'] as const)(
  'names a deposit that the bank has not confirmed, so that nobody pays twice (%s)',
  async (result) => {
    renderWithShell(<Deposit />, {
      who: playerSession(),
      handlers: [
        handle(depositCheck, checked(result)),
        handle(depositMethods, [paymentMethod()]),
        handle(balance, walletBalance()),
        handle(pendingDeposits, [
          {
            referenceId: reference(900),
            amount: 30,
            currencyCode: 'EUR',
            paymentMethod: 'TRUSTLY',
            createdAt: '2026-11-20T12:00:00.000Z',
          },
        ]),
      ],
    });
    expect(await screen.findByRole('heading', { name: '1 pending deposit' })).toBeVisible();
    expect(screen.getByText('€30.00')).toBeVisible();
    expect(screen.getByText(/You don’t need to pay again/)).toBeVisible();
  },
);

describe('the gateway’s frame', () => {
  function show(status: Responder<typeof depositStatus> = open()) {
    const onOver = vi.fn();
    const onCancel = vi.fn();
    const onBack = vi.fn();
    const on = { onOver, onCancel, onBack };
    return {
      ...on,
      ...renderWithShell(<DepositGateway playerId="p1" payment={open()} {...on} />, {
        who: playerSession(),
        handlers: [handle(depositStatus, status)],
      }),
    };
  }
  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another payment', { merchantReference: reference(1) }],
    ['another sender', { source: 'another-sender' }],
  ])('ignores messages of %s', async (_, from) => {
    const { onCancel, onOver, served } = show(open({ status: 'PENDING' }));
    await waitFor(() => expect(served.to(depositStatus)).toHaveLength(1));
    await say('cancelled', from);
    await say('finished', from);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onCancel).not.toHaveBeenCalled();
    expect(onOver).not.toHaveBeenCalled();
    expect(served.to(depositStatus)).toHaveLength(1);
  });
  it('is as tall as the gateway’s form, and asks for no status when only the height changes', async () => {
    const { served } = show(open({ status: 'PENDING' }));
    await waitFor(() => expect(served.to(depositStatus)).toHaveLength(1));
    const box = screen.getByTitle('Payment page').parentElement as HTMLElement;
    expect(box.style.getPropertyValue('--page')).toBe('');
    await say('resized', { height: 731 });
    expect(box.style.getPropertyValue('--page')).toBe('731px');
    await say('resized', { height: 900, origin: 'https://evil.test' });
    await say('resized', { height: 1e9 });
    expect(box.style.getPropertyValue('--page')).toBe('731px');
    expect(served.to(depositStatus)).toHaveLength(1);
  });
  it('does not trust the gateway’s success message, only the API', async () => {
    const { onOver, served } = show(open({ status: 'WAITING_INPUT' }));
    await waitFor(() => expect(served.to(depositStatus)).toHaveLength(1));
    await say('finished');
    await waitFor(() => expect(served.to(depositStatus)).toHaveLength(2));
    expect(onOver).not.toHaveBeenCalled();
  });
  it.each(['SUCCESS', 'COMPLETED', 'FAILED', 'CANCELLED'] as const)('closes when the API says %s', async (status) => {
    const { onOver } = show(open({ status }));
    await waitFor(() => expect(onOver).toHaveBeenCalledWith(expect.objectContaining({ status })));
  });
  it('closes with a pending payment only after the gateway has said that it is done', async () => {
    const { onOver, served } = show(open({ status: 'PENDING' }));
    await waitFor(() => expect(served.to(depositStatus)).toHaveLength(1));
    expect(onOver).not.toHaveBeenCalled();
    await say('finished');
    await waitFor(() => expect(onOver).toHaveBeenCalledWith(expect.objectContaining({ status: 'PENDING' })));
  });
  it('goes back when the gateway or the player cancels', async () => {
    const { onCancel, onBack } = show();
    await say('cancelled');
    expect([onCancel.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Change amount' }));
    expect([onCancel.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the result of the deposit', () => {
  const show = (given: Payment, later: Payment = given) => {
    const onAgain = vi.fn();
    return {
      onAgain,
      ...renderWithShell(<DepositResult playerId="p1" payment={given} onAgain={onAgain} />, {
        who: playerSession(),
        handlers: [handle(depositStatus, later)],
      }),
    };
  };
  it.each([
    ['SUCCESS', '€50.00 added to your balance'],
    ['COMPLETED', '€50.00 added to your balance'],
    ['PENDING', 'Your deposit of €50.00 is pending'],
    ['FAILED', 'Your deposit of €50.00 didn’t go through'],
    ['CANCELLED', 'Your deposit of €50.00 didn’t go through'],
    ['REVERTED', 'Your deposit of €50.00 didn’t go through'],
  ] as const)('%s', (status, title) => {
    show(payment({ status }));
    expect(screen.getByText(title)).toBeVisible();
  });
  it('says what a paid deposit has added to the chosen bonus, and nothing before', async () => {
    const offers: DomainModule = {
      id: 'bonus',
      namespace: 'bonus',
      routes: [],
      slots: [
        fillSlot(CASHIER_OFFERS, {
          id: 'offers',
          order: 1,
          lazy: () =>
            Promise.resolve({
              Component: (props) =>
                'amount' in props ? <p>{`${props.amount} ${props.isPaid ? 'added' : 'to add'}`}</p> : null,
            }),
        }),
      ],
    };
    renderWithShell(
      <DepositResult
        playerId="p1"
        payment={payment({ status: 'PENDING' })}
        selectedBonusId={reference(801)}
        onAgain={() => undefined}
      />,
      { who: playerSession(), modules: [offers], handlers: [handle(depositStatus, payment({ status: 'SUCCESS' }))] },
    );
    expect(screen.queryByText(/5000/)).toBeNull();
    expect(await screen.findByText('5000 added')).toBeVisible();
  });
  it('updates by itself when a pending payment is final', async () => {
    show(payment({ status: 'PENDING' }), payment({ status: 'SUCCESS' }));
    expect(screen.getByText(/is pending/)).toBeVisible();
    expect(await screen.findByText('€50.00 added to your balance')).toBeVisible();
  });
  it.each([
    ['stolen_card', /Your bank didn’t accept the card/],
    ['insufficient_funds', /isn’t enough money/],
    ['martians', /No money was taken/],
    [null, /No money was taken/],
  ])('says why it failed: %s', (failureCode, words) => {
    show(payment({ status: 'FAILED', failureCode }));
    expect(screen.getByText(words)).toBeVisible();
  });
  it('can be tried again after a failure', async () => {
    const { user, onAgain } = show(payment({ status: 'FAILED' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onAgain).toHaveBeenCalledTimes(1);
  });
});

describe('a page that is hidden for a while (maintenance)', () => {
  function Hidden({ children }: { readonly children: React.ReactNode }) {
    const [away, setAway] = useState(false);
    return (
      <>
        <Activity mode={away ? 'hidden' : 'visible'}>{children}</Activity>
        <button type="button" onClick={() => setAway(!away)}>
          maintenance
        </button>
      </>
    );
  }
  it.each([
    ['answers as before', () => checked('SUCCESS')],
    ['fails', () => refuse(503, 'error.maintenance')],
  ] as const)('comes back with what was typed, when the gate %s', async (_how, again) => {
    let asked = 0;
    const { user, served } = renderWithShell(
      <Hidden>
        <Deposit />
      </Hidden>,
      {
        who: playerSession(),
        handlers: [
          handle(depositCheck, () => {
            asked += 1;
            return asked === 1 ? checked('SUCCESS') : again();
          }),
          handle(depositMethods, [paymentMethod()]),
          handle(balance, walletBalance()),
        ],
      },
    );
    await user.type(await screen.findByLabelText('Amount'), '37');
    const field = screen.getByLabelText('Amount');
    await user.click(screen.getByText('maintenance'));
    expect(field).not.toBeVisible();
    // Long enough for unused queries to be removed from the cache.
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
    await user.click(screen.getByText('maintenance'));
    await waitFor(() => expect(served.to(depositCheck).length).toBeGreaterThan(1));
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
    expect(screen.getByLabelText('Amount')).toBe(field);
    expect(field).toHaveValue('37');
  });
  it('shows the gate’s new state if it has changed', async () => {
    let asked = 0;
    const { user } = renderWithShell(
      <Hidden>
        <Deposit />
      </Hidden>,
      {
        who: playerSession(),
        handlers: [
          handle(depositCheck, () => {
            asked += 1;
            return checked(asked === 1 ? 'SUCCESS' : 'RESTRICTED');
          }),
          handle(depositMethods, [paymentMethod()]),
          handle(balance, walletBalance()),
        ],
      },
    );
    await screen.findByLabelText('Amount');
    await user.click(screen.getByText('maintenance'));
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
    await user.click(screen.getByText('maintenance'));
    expect((await screen.findAllByText(/Your account is restricted/))[0]).toBeVisible();
  });
});
