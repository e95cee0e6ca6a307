import { act, screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { useNavigate } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { activitySettings, activitySettingsChange } from '@baize/contracts/activity';
import { depositLimitChange, depositLimits, exclusion, spendLimits, timeout } from '@baize/contracts/limits';
import { sessionLaw, type SessionLaw } from '@baize/contracts/market-law';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { walletSummary } from '@baize/contracts/wallet';
import {
  handle,
  never,
  playerProfile,
  playerSession,
  refuse,
  type Responder,
  sessionLawOf,
  testBrand,
  walletSummaryOf,
} from '@baize/testing';
import { beNarrow, renderWithShell } from '@baize/testing/render';
import { provideLogOut, sessionEndAtom, toastsAtom } from '@baize/shell';
import { limitsOf, setLimit, unsetLimit } from '../../testing/limits.ts';
import { GamblingLimits } from './GamblingLimits.tsx';

const PENDING = { pendingValue: 400, pendingDate: new Date(Date.now() + 20 * 3_600_000).toISOString(), locked: true };

/** The law of a session, by the API: of the player's home and of the site together. */
const lawOf = (over: Partial<SessionLaw>) => handle(sessionLaw, sessionLawOf(over));
const DUTCH = {
  limitFieldPrefilled: false,
  reminder: { minutes: 30, dueAt: new Date(Date.now() + 20 * 60_000).toISOString() },
};

function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      browser back
    </button>
  );
}

interface Given {
  deposit?: Responder<typeof depositLimits>;
  change?: Responder<typeof depositLimitChange>;
  pair?: 'en-UN' | 'en-LL';
  handlers?: readonly RequestHandler[];
  hash?: string;
  brand?: ReturnType<typeof testBrand>;
}
const show = ({
  deposit = limitsOf(),
  change = limitsOf(),
  pair = 'en-UN',
  hash = '',
  brand = testBrand(pair === 'en-LL' ? { pairs: ['en-UN', 'en-LL'] } : {}),
  handlers = [],
}: Given = {}) =>
  renderWithShell(
    <>
      <GamblingLimits />
      <BrowserBack />
    </>,
    {
      who: playerSession(),
      pair,
      path: `/${pair}/my-account/gambling-limits${hash}`,
      brand,
      handlers: [
        ...handlers,
        handle(depositLimits, deposit),
        handle(depositLimitChange, change),
        handle(spendLimits, limitsOf()),
        handle(walletSummary, walletSummaryOf([{ day: '2026-11-20', deposited: 120, withdrawn: 20 }])),
      ],
    },
  );
const press = (name: string) => screen.findByRole('button', { name });

// The confirmation's code is fetched on demand; this loads it in advance.
beforeAll(async () => {
  await import('@baize/ui/Dialog');
});

describe('limits', () => {
  it('keep the page’s dimensions while they are loading', () => {
    const { container } = show({ deposit: never });
    expect(container.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(2);
  });
  it('promise nothing about a limit until they know whether one is set', async () => {
    show({ deposit: never });
    await waitFor(() => expect(screen.getByText('Spend limits', { selector: ':not(h2)' })).toBeVisible());
    const glance = screen.getByRole('region', { name: 'What you have left' });
    expect(within(glance).queryByText('You can still deposit')).toBeNull();
    expect(within(glance).queryByText('Left of your deposit limit')).toBeNull();
  });
  it('say what failed and can be requested again', async () => {
    const answers = [refuse(500, 'error.system.error'), limitsOf()];
    const { user } = show({ deposit: () => answers.shift() as never });
    await user.click(await press('Try again'));
    expect(await screen.findByText('Daily deposit limit')).toBeVisible();
  });
  /** The text of the row without a limit that has a sentence. */
  const unset = (sentence: string) => screen.getByText(sentence).parentElement;
  it('show used and left as a meter, and only what was used where no limit is set', async () => {
    show({ deposit: limitsOf({ daily: setLimit(200, 50), weekly: unsetLimit({ used: 80 }) }) });
    expect(await screen.findByRole('meter', { name: 'Daily deposit limit' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('€50.00 of €200.00 used, €150.00 left'),
    );
    expect(unset('Deposited so far: €80.00.')).toHaveTextContent('No limit set. Deposited so far: €80.00.');
    expect(screen.getByText('You have deposited €100.00 more than you have withdrawn.')).toBeVisible();
  });
  it('tell what was deposited from what is pending, where a limit is set and where none is', async () => {
    show({
      deposit: limitsOf({
        daily: setLimit(200, 130),
        weekly: unsetLimit({ used: 130 }),
        monthly: unsetLimit({ used: 200 }),
        pendingDeposits: 50,
      }),
    });
    await screen.findByRole('meter', { name: 'Daily deposit limit' });
    for (const deposited of ['€80.00', '€150.00'])
      expect(unset(`Deposited so far: ${deposited}.`)).toHaveTextContent(
        `No limit set. Deposited so far: ${deposited}. Pending deposits, which count too: €50.00.`,
      );
    // Below the meter, in both rows without a limit, and in the summary.
    expect(screen.getAllByText('Pending deposits, which count too: €50.00.')).toHaveLength(4);
  });
  it('show a summary first: what the tightest limit leaves, and the month’s cost where there is no limit', async () => {
    show({ deposit: limitsOf({ daily: setLimit(200, 50), weekly: setLimit(500, 460) }), handlers: [] });
    const glance = await screen.findByRole('region', { name: 'What you have left' });
    expect(await within(glance).findByText('€40.00')).toBeVisible();
    expect(within(glance).getByText(/^Weekly deposit limit of €500\.00, until /)).toBeVisible();
    expect(within(glance).queryByText('€150.00')).toBeNull();
    expect(within(glance).getByText('Lost this month, open bets and bonus money included: €0.00.')).toBeVisible();
  });
  it('name the limit of the longest period where two leave the same, as the cashier does', async () => {
    show({ deposit: limitsOf({ daily: setLimit(120, 120), weekly: setLimit(120, 120) }), handlers: [] });
    const glance = await screen.findByRole('region', { name: 'What you have left' });
    expect(await within(glance).findByText(/^Weekly deposit limit of €120\.00, until /)).toBeVisible();
  });
  it('preview a first limit and send it with its duration', async () => {
    const { user, served, store } = show({ change: limitsOf({ daily: setLimit(100) }) });
    await user.click(await press('Set a limit: Daily deposit limit'));
    await user.type(screen.getByRole('textbox', { name: 'Daily deposit limit' }), '100');
    expect(screen.getByText('€100.00 applies from the moment you save.')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Save limit' }));
    expect(await screen.findByRole('meter', { name: 'Daily deposit limit' })).toBeVisible();
    expect(served.to(depositLimitChange).map(({ body }) => body)).toEqual([{ duration: 'D', limit: 100 }]);
    expect(store.get(toastsAtom).success?.value).toBe('Daily deposit limit: €100.00 applies from now on.');
  });
  it('send a raise once if the button is pressed twice before the page is drawn again', async () => {
    const { user, served } = show({
      deposit: limitsOf({ weekly: setLimit(200, 50) }),
      change: limitsOf({ weekly: setLimit(200, 50, PENDING) }),
    });
    await user.click(await press('Change: Weekly deposit limit'));
    const field = screen.getByRole('textbox', { name: 'Weekly deposit limit' });
    await user.clear(field);
    await user.type(field, '400');
    const save = screen.getByRole('button', { name: 'Save limit' });
    await act(async () => {
      save.click();
      // The second press comes after the first one’s handler and before the page is drawn again.
      await Promise.resolve().then(() => undefined);
      save.click();
    });
    expect(await screen.findByText(/The change takes effect in/)).toBeVisible();
    expect(served.to(depositLimitChange)).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: 'Weekly deposit limit' })).toBeNull();
  });
  it('preview that a higher one waits, let the player choose 72 hours, and say when it applies', async () => {
    const { user, served } = show({
      deposit: limitsOf({ weekly: setLimit(200, 50) }),
      change: limitsOf({ weekly: setLimit(200, 50, PENDING) }),
    });
    await user.click(await press('Change: Weekly deposit limit'));
    const field = screen.getByRole('textbox', { name: 'Weekly deposit limit' });
    expect(field).toHaveValue('200');
    await user.clear(field);
    await user.type(field, '400');
    expect(
      screen.getByText(
        /^Your limit stays at €200\.00 until .*It then becomes €400\.00, unless you cancel the change first\.$/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '72 hours' }));
    await user.click(screen.getByRole('button', { name: 'Save limit' }));
    expect(await screen.findByText(/The change takes effect in/)).toBeVisible();
    expect(served.to(depositLimitChange).map(({ body }) => body)).toEqual([
      { duration: 'W', limit: 400, waitInHours: 72 },
    ]);
    expect(screen.queryByRole('button', { name: 'Remove limit: Weekly deposit limit' })).toBeNull();
  });
  it('warn that a lower one is already used up', async () => {
    const { user } = show({ deposit: limitsOf({ daily: setLimit(200, 150) }) });
    await user.click(await press('Change: Daily deposit limit'));
    const field = screen.getByRole('textbox', { name: 'Daily deposit limit' });
    await user.clear(field);
    await user.type(field, '100');
    expect(
      screen.getByText(
        /€100\.00 applies from the moment you save\. You have already used €150\.00, so nothing is left until/,
      ),
    ).toBeVisible();
  });
  it('keep the focus at a limit when its form closes', async () => {
    const { user } = show({ deposit: limitsOf({ daily: setLimit(100) }) });
    await user.click(await press('Change: Daily deposit limit'));
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Daily deposit limit' })).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Change: Daily deposit limit' })).toHaveFocus();
  });
  it('cancel a pending change with one press', async () => {
    const { user, served } = show({
      deposit: limitsOf({ weekly: setLimit(200, 0, PENDING) }),
      change: limitsOf({ weekly: setLimit(200) }),
    });
    await user.click(await press('Keep current limit'));
    await waitFor(() => expect(screen.queryByText(/The change takes effect in/)).toBeNull());
    expect(served.to(depositLimitChange).map(({ body }) => body)).toEqual([
      { duration: 'W', cancelPendingLimit: true },
    ]);
  });
  it('ask before a removal and say what it means', async () => {
    const { user, served } = show({
      deposit: limitsOf({ monthly: setLimit(900) }),
      change: limitsOf({ monthly: setLimit(900, 0, { pendingDate: PENDING.pendingDate, locked: true }) }),
    });
    await user.click(await press('Remove limit: Monthly deposit limit'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this limit?' });
    expect(within(dialog).getByText(/Your limit stays at €900\.00 until at least/)).toBeVisible();
    const remove = within(dialog).getByRole('button', { name: 'Remove limit' });
    // Both presses come before the page is drawn again; a second change would be refused.
    act(() => {
      remove.click();
      remove.click();
    });
    await waitFor(() =>
      expect(served.to(depositLimitChange).map(({ body }) => body)).toEqual([
        { duration: 'M', deleteLimit: true, waitInHours: 24 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
  it('let the player choose 72 hours for a removal, and say when the limit then ends', async () => {
    const { user, served } = show({
      deposit: limitsOf({ monthly: setLimit(900) }),
      change: limitsOf({ monthly: setLimit(900, 0, { pendingDate: PENDING.pendingDate, locked: true }) }),
    });
    await user.click(await press('Remove limit: Monthly deposit limit'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this limit?' });
    const waits = within(dialog).getByRole('group', { name: 'Waiting time before the limit ends' });
    expect(within(waits).getByRole('radio', { name: '24 hours' })).toBeChecked();
    const words = () => within(dialog).getByText(/Your limit stays at €900\.00 until at least/).textContent;
    const soon = words();
    await user.click(within(waits).getByRole('radio', { name: '72 hours' }));
    expect(words()).not.toBe(soon);
    await user.click(within(dialog).getByRole('button', { name: 'Remove limit' }));
    await waitFor(() =>
      expect(served.to(depositLimitChange).map(({ body }) => body)).toEqual([
        { duration: 'M', deleteLimit: true, waitInHours: 72 },
      ]),
    );
  });
  it('stay when “back” closes the question about a removal, which leaves the page open', async () => {
    const { user, served, location } = show({ deposit: limitsOf({ monthly: setLimit(900) }) });
    const page = location().pathname;
    for (const close of ['browser back', 'Keep limit', 'browser back']) {
      await user.click(await press('Remove limit: Monthly deposit limit'));
      await screen.findByRole('alertdialog', { name: 'Remove this limit?' });
      act(() => screen.getByText(close).click());
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(location().pathname).toBe(page);
    }
    expect(served.to(depositLimitChange)).toHaveLength(0);
  });
  it('ask about a removal again from the start', async () => {
    const { user } = show({ deposit: limitsOf({ monthly: setLimit(900) }) });
    const longer = async () => within(await screen.findByRole('alertdialog')).getByRole('radio', { name: '72 hours' });
    await user.click(await press('Remove limit: Monthly deposit limit'));
    await user.click(await longer());
    await user.click(screen.getByRole('button', { name: 'Keep limit' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(await press('Remove limit: Monthly deposit limit'));
    expect(await longer()).not.toBeChecked();
  });
  it('offer no shorter wait for a removal than the law’s', async () => {
    const { user, served } = show({ deposit: limitsOf({ monthly: setLimit(900), increaseWaitHours: 168 }) });
    await user.click(await press('Remove limit: Monthly deposit limit'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this limit?' });
    expect(within(dialog).queryByRole('radio')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Remove limit' }));
    await waitFor(() => expect(served.to(depositLimitChange)).toHaveLength(1));
  });
  it.each([
    ['error.deposit.limit.interval', /Choose an amount from €1\.00 to €100,000,000\.00/],
    ['error.deposit.limit.too_high', /more than your limit for a longer period/],
    ['error.deposit.limit.too_low', /less than your limit for a shorter period/],
    ['error.deposit.limit.locked', /cannot be raised or removed during a break/],
    ['error.deposit.limit.locked', /raise or remove a limit during your break/, { reason: 'timeout' }],
    ['error.deposit.limit.locked', /raise or remove a limit while you are self-excluded/, { reason: 'exclusion' }],
    ['error.deposit.limit.locked', /while a change is pending/, { reason: 'pending' }],
    ['error.deposit.limit.locked', /cannot be raised or removed during a break/, { reason: 'tomorrow' }],
    ['error.of.tomorrow', /went wrong/],
  ])(
    'show %s at the field (%s), and keep what was typed',
    async (code, words, details: { readonly reason?: string } = {}) => {
      const { user } = show({ change: refuse(400, code, { details }) });
      await user.click(await press('Set a limit: Daily deposit limit'));
      await user.type(screen.getByRole('textbox', { name: 'Daily deposit limit' }), '100{Enter}');
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: 'Daily deposit limit' })).toHaveAccessibleDescription(words),
      );
      expect(screen.getByRole('textbox', { name: 'Daily deposit limit' })).toHaveValue('100');
    },
  );
  it.each([
    ['abc', 'Enter an amount, using digits only.'],
    ['-1', 'Enter an amount, using digits only.'],
    [' ', 'Enter an amount, using digits only.'],
    ['0', 'Enter an amount above zero.'],
    ['0.001', 'Use at most two decimal places.'],
    ['0.50', 'Choose an amount from €1.00 to €100,000,000.00.'],
    ['99999999999', 'Choose an amount from €1.00 to €100,000,000.00.'],
  ])('do not send %j', async (typed, words) => {
    const { user, served } = show();
    await user.click(await press('Set a limit: Daily deposit limit'));
    await user.type(screen.getByRole('textbox', { name: 'Daily deposit limit' }), `${typed}{Enter}`);
    expect(screen.getByRole('textbox', { name: 'Daily deposit limit' })).toHaveAccessibleDescription(words);
    expect(served.to(depositLimitChange)).toHaveLength(0);
  });
  it('drop the error as soon as the amount is edited', async () => {
    const { user } = show();
    await user.click(await press('Set a limit: Daily deposit limit'));
    const field = screen.getByRole('textbox', { name: 'Daily deposit limit' });
    await user.type(field, 'abc{Enter}');
    expect(field).toHaveAccessibleDescription('Enter an amount, using digits only.');
    await user.type(field, 'd');
    expect(field).not.toHaveAccessibleDescription();
  });
  it('offer to lower a shorter limit in the same step, with a preview of both', async () => {
    const { user, served, store } = show({
      deposit: limitsOf({ daily: setLimit(300), weekly: setLimit(500) }),
      change: limitsOf({ daily: setLimit(200), weekly: setLimit(200) }),
    });
    await user.click(await press('Change: Weekly deposit limit'));
    const field = screen.getByRole('textbox', { name: 'Weekly deposit limit' });
    await user.clear(field);
    await user.type(field, '200');
    expect(
      screen.getByText(
        '€200.00 applies from the moment you save. Daily deposit limit: saving lowers it from €300.00 to €200.00 too.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Lower these limits' }));
    await waitFor(() =>
      expect(screen.getByRole('meter', { name: 'Daily deposit limit' })).toHaveAttribute('aria-valuemax', '200'),
    );
    expect(served.to(depositLimitChange).map(({ body }) => body)).toEqual([
      { duration: 'W', limit: 200, lowerShorter: true },
    ]);
    expect(store.get(toastsAtom).success?.value).toBe(
      'Daily deposit limit: €200.00 applies from now on. Weekly deposit limit: €200.00 applies from now on.',
    );
  });
  it.each([
    ['on their own site', 'en-LL'],
    ['on another market’s site', 'en-UN'],
  ] as const)(
    'suggest a Dutch player no amount %s (ruling 22), and offer no shorter wait than the law’s',
    async (_where, pair) => {
      const { user } = show({
        pair,
        deposit: limitsOf({ daily: setLimit(200), increaseWaitHours: 168 }),
        handlers: [lawOf(DUTCH)],
      });
      await user.click(await press('Change: Daily deposit limit'));
      const field = screen.getByRole('textbox', { name: 'Daily deposit limit' });
      expect(field).toHaveValue('');
      await user.type(field, '300');
      expect(screen.getByText(/It then becomes €300\.00/)).toBeVisible();
      expect(screen.queryByRole('radio', { name: '72 hours' })).toBeNull();
    },
  );
  it('suggest the current amount to a French player on the site that they share with the Dutch (ruling 22)', async () => {
    const { user } = show({ pair: 'en-LL', deposit: limitsOf({ daily: setLimit(200) }), handlers: [lawOf({})] });
    await user.click(await press('Change: Daily deposit limit'));
    expect(screen.getByRole('textbox', { name: 'Daily deposit limit' })).toHaveValue('200');
  });
  it('suggest no amount before the law is known', async () => {
    const { user } = show({
      deposit: limitsOf({ daily: setLimit(200) }),
      handlers: [handle(sessionLaw, refuse(503, 'error.service_unavailable'))],
    });
    await user.click(await press('Change: Daily deposit limit'));
    expect(screen.getByRole('textbox', { name: 'Daily deposit limit' })).toHaveValue('');
  });
});

describe('limits of a player who may not play', () => {
  const as = (profile: Partial<PlayerProfile>) => [handle(accessDetails, playerProfile(profile))];
  const spending = [/You can still deposit/, /You can still lose/];
  it.each([
    ['on a break', { accountStatus: 'TIMEOUT', accountStatusUntil: '2030-01-01T00:00:00.000Z' }],
    ['self-excluded', { accountStatus: 'SELF_EXCLUDED', accountStatusUntil: null }],
    ['restricted', { accountStatus: 'RESTRICTED' }],
    ['suspended', { multibrand: { suspended: true } }],
  ] as const)('say what is left of a limit, not that a player who is %s can deposit it', async (_who, profile) => {
    const { served } = show({ deposit: limitsOf({ daily: setLimit(10, 5) }), handlers: as(profile) });
    const glance = await screen.findByRole('region', { name: 'What you have left' });
    expect(await within(glance).findByText('€5.00')).toBeVisible();
    expect(within(glance).getByText('Left of your deposit limit')).toBeVisible();
    await waitFor(() => expect(served.to(accessDetails)).toHaveLength(1));
    for (const words of spending) expect(screen.queryByText(words)).toBeNull();
  });
  it('say to a player in good standing what can be deposited', async () => {
    show({ deposit: limitsOf({ daily: setLimit(10, 5) }), handlers: as({}) });
    expect(await screen.findByText('You can still deposit')).toBeVisible();
  });
  it.each([
    ['TIMEOUT', /lower limits during your break.*no decision to spend more/, /remove a limit during your break/],
    ['SELF_EXCLUDED', /lower limits while you are self-excluded/, /remove a limit while you are self-excluded/],
  ] as const)(
    'can be lowered, but offer no raise or removal (%s), and say why',
    async (accountStatus, why, refusal) => {
      const { user, served } = show({
        deposit: limitsOf({ daily: setLimit(10) }),
        change: limitsOf({ daily: setLimit(5) }),
        handlers: as({ accountStatus, accountStatusUntil: null }),
      });
      expect(await screen.findByText(why)).toBeVisible();
      await user.click(await press('Change: Daily deposit limit'));
      expect(screen.queryByRole('button', { name: /^Remove limit/ })).toBeNull();
      const field = screen.getByRole('textbox', { name: 'Daily deposit limit' });
      await user.clear(field);
      await user.type(field, '20');
      expect(screen.getByText(refusal)).toBeVisible();
      expect(screen.queryByText(/It then becomes/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Save limit' })).toBeDisabled();
      await user.clear(field);
      await user.type(field, '5');
      await user.click(screen.getByRole('button', { name: 'Save limit' }));
      await waitFor(() =>
        expect(served.to(depositLimitChange).map(({ body }) => body)).toEqual([{ duration: 'D', limit: 5 }]),
      );
    },
  );
  it('replace the preview and an earlier success with a refusal', async () => {
    const answers = [
      limitsOf({ daily: setLimit(5) }),
      refuse(409, 'error.deposit.limit.locked', { details: { reason: 'exclusion' } }),
    ];
    const { user, store } = show({
      deposit: limitsOf({ daily: setLimit(10) }),
      change: () => answers.shift() as never,
      handlers: as({}),
    });
    const raise = async (amount: string) => {
      await user.click(await press('Change: Daily deposit limit'));
      const field = screen.getByRole('textbox', { name: 'Daily deposit limit' });
      await user.clear(field);
      await user.type(field, `${amount}{Enter}`);
    };
    await raise('5');
    await waitFor(() => expect(store.get(toastsAtom).success).not.toBeNull());
    await raise('20');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Daily deposit limit' })).toHaveAccessibleDescription(
        /while you are self-excluded/,
      ),
    );
    expect(store.get(toastsAtom).success).toBeNull();
    expect(screen.queryByText(/It then becomes/)).toBeNull();
  });
});

describe('the form on a phone', () => {
  /** A page whose bottom bar covers what is below 700; the form's field and what its amount will do. */
  const at = (top: number, bottom: number) => {
    const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.tagName === 'INPUT' ? new DOMRect(0, top, 300, 40) : new DOMRect(0, top + 60, 300, bottom - top - 60);
    });
    vi.stubGlobal('innerHeight', 700);
    vi.stubGlobal('visualViewport', undefined);
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollBy', scrollBy);
    return { scrollBy, undo: () => (rects.mockRestore(), vi.unstubAllGlobals()) };
  };
  it.each([
    ['as far as its button is hidden', 300, 780, 80],
    ['never so far that the field leaves the screen', 30, 900, 30],
  ])('scrolls %s when the preview grows', async (_how, top, bottom, distance) => {
    const { user } = show({ deposit: limitsOf({ daily: setLimit(300), weekly: setLimit(500) }) });
    await user.click(await press('Change: Weekly deposit limit'));
    const field = screen.getByRole('textbox', { name: 'Weekly deposit limit' });
    await user.clear(field);
    const { scrollBy, undo } = at(top, bottom);
    try {
      await user.type(field, '2');
      expect(scrollBy).toHaveBeenCalledWith({ top: distance });
    } finally {
      undo();
    }
  });
  it('stays where it is while all of it is in view', async () => {
    const { user } = show({ deposit: limitsOf({ daily: setLimit(300), weekly: setLimit(500) }) });
    await user.click(await press('Change: Weekly deposit limit'));
    const { scrollBy, undo } = at(300, 600);
    try {
      await user.type(screen.getByRole('textbox', { name: 'Weekly deposit limit' }), '2');
      expect(scrollBy).not.toHaveBeenCalled();
    } finally {
      undo();
    }
  });
});

describe('a break', () => {
  it('asks with its end and the way to the money, starts once, logs out at once and leads to the default page', async () => {
    const logout = vi.fn(async () => ({ stay: false }));
    provideLogOut(logout);
    const until = '2026-11-28T12:00:00.000Z';
    const { user, served, store, location } = show({ handlers: [handle(timeout, { until })] });
    await user.click(await screen.findByRole('radio', { name: '7 days' }));
    await user.click(screen.getByRole('button', { name: 'Start break' }));
    const dialog = await screen.findByRole('alertdialog', { name: /Take a break until/ });
    expect(within(dialog).getByText(/nobody can shorten the break/)).toBeVisible();
    expect(within(dialog).getByText(/Open bets are still settled/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await user.click(within(dialog).getByRole('button', { name: 'Start break' }));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(location().pathname.replace(/\/$/, '')).toBe('/en-UN'));
    expect(store.get(sessionEndAtom)).toEqual({ kind: 'timeout', until });
    expect(served.to(timeout).map(({ body }) => body)).toEqual([{ timeoutInHours: 168 }]);
  });
  it('is not started by “back”, which closes its question and stays on the page, as its button does', async () => {
    const { user, served, location } = show();
    const page = location().pathname;
    await user.click(await screen.findByRole('radio', { name: '7 days' }));
    for (const close of [
      () => screen.getByText('browser back').click(),
      () => screen.getByRole('button', { name: 'Not now' }).click(),
      () => screen.getByText('browser back').click(),
    ]) {
      await user.click(screen.getByRole('button', { name: 'Start break' }));
      expect(await screen.findByRole('alertdialog', { name: /Take a break until/ })).toBeVisible();
      act(close);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(location().pathname).toBe(page);
    }
    expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked();
    expect(served.to(timeout)).toHaveLength(0);
  });
  it('that is running leaves only breaks that end later', async () => {
    const accountStatusUntil = new Date(Date.now() + 100 * 3_600_000).toISOString();
    show({ handlers: [handle(accessDetails, playerProfile({ accountStatus: 'TIMEOUT', accountStatusUntil }))] });
    await waitFor(() => expect(screen.queryByRole('radio', { name: '3 days' })).toBeNull());
    expect(screen.queryByRole('radio', { name: '24 hours' })).toBeNull();
    expect(screen.getByRole('radio', { name: '7 days' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '6 months' })).toBeVisible();
  });
  it('without an end leaves no other break', async () => {
    show({
      handlers: [handle(accessDetails, playerProfile({ accountStatus: 'SELF_EXCLUDED', accountStatusUntil: null }))],
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Start break' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Exclude me' })).toBeNull();
  });
  it('does not start by opening the page', async () => {
    const { user, served } = show({ handlers: [handle(exclusion, { until: null })] });
    const months = await screen.findByRole('radio', { name: '6 months' });
    // A closed button says what it waits for.
    expect(screen.getByRole('button', { name: 'Exclude me' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Exclude me' })).toHaveAccessibleDescription('Choose how long first.');
    await user.click(months);
    expect(screen.getByRole('button', { name: 'Exclude me' })).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Exclude me' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(served.to(exclusion)).toHaveLength(0);
  });
  it('without an end is sent as the documents say, and reports a failure', async () => {
    const { user, served } = show({ handlers: [handle(exclusion, refuse(500, 'error.system.error'))] });
    await user.click(await screen.findByRole('radio', { name: 'With no end date' }));
    await user.click(screen.getByRole('button', { name: 'Exclude me' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Exclude yourself with no end date?' })).getByRole(
        'button',
        { name: 'Exclude me' },
      ),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(served.to(exclusion).map(({ body }) => body)).toEqual([
      { accountDisableIndefinitely: true, exclusionInMonths: 12 },
    ]);
  });
});

describe('the activity timer', () => {
  const chosen = () => screen.findByRole('radio', { name: '2 hours', checked: true });
  it('is two hours by default, applies as soon as it is chosen, and can be switched off', async () => {
    const { user, served, store } = show({ handlers: [handle(activitySettingsChange, ({ body }) => body)] });
    await chosen();
    await user.click(screen.getByRole('radio', { name: '30 minutes' }));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Your activity timer is set.'));
    expect(screen.getByRole('radio', { name: '30 minutes' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Not set' }));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Your activity timer is off.'));
    expect(served.to(activitySettingsChange).map(({ body }) => body)).toEqual([
      { timer: 'HALF_AN_HOUR' },
      { timer: null },
    ]);
  });
  it('shows the current value if a change was refused', async () => {
    const { user } = show({ handlers: [handle(activitySettingsChange, refuse(500, 'error.system.error'))] });
    await chosen();
    await user.click(screen.getByRole('radio', { name: '1 hour' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await chosen();
  });
  it.each(['en-LL', 'en-UN'] as const)('mentions the legal reminder to a Dutch player on %s', async (pair) => {
    show({ pair, handlers: [lawOf(DUTCH)] });
    expect(await screen.findByText(/It appears every 30 minutes, whatever you choose here/)).toBeVisible();
  });
  it('mentions no legal reminder to a French player on the site that they share with the Dutch', async () => {
    show({ pair: 'en-LL', handlers: [lawOf({})] });
    await chosen();
    await waitFor(() => expect(screen.queryByText(/whatever you choose here/)).toBeNull());
  });
  it('can be requested again, and mentions the site’s legal reminder while the player’s law is unknown', async () => {
    const answers = [refuse(500, 'error.system.error'), { timer: null }];
    const { user } = show({
      pair: 'en-LL',
      handlers: [handle(sessionLaw, never), handle(activitySettings, () => answers.shift() as never)],
    });
    expect(screen.getByText(/It appears every 30 minutes, whatever you choose here/)).toBeVisible();
    await user.click(await press('Try again'));
    expect(await screen.findByRole('radio', { name: 'Not set', checked: true })).toBeVisible();
  });
});

it('links support where its text offers to talk, also for a brand without the link to help', () => {
  const brand = testBrand();
  show({ brand: testBrand({ switches: { ...brand.config.switches, hideHelpLink: true } }) });
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en-UN/contact-live-chat');
});

it('folds its sections on a phone, and shows the overview first', async () => {
  beNarrow(true);
  try {
    const { container } = show({ deposit: limitsOf({ daily: setLimit(200, 50) }) });
    expect(await screen.findByText('€150.00')).toBeVisible();
    expect(container.querySelectorAll('details')).toHaveLength(5);
    expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  } finally {
    beNarrow(false);
  }
});

it('opens the section that the address names, and brings it into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  beNarrow(true);
  try {
    const { container } = show({ hash: '#limits-timeout' });
    await screen.findByRole('heading', { name: 'Take a break' });
    const open = container.querySelectorAll('details[open]');
    expect(open).toHaveLength(1);
    expect(within(open[0] as HTMLElement).getByRole('heading', { name: 'Take a break' })).toBeVisible();
    expect(scrolled.mock.instances).toEqual([open[0]]);
  } finally {
    beNarrow(false);
    scrolled.mockRestore();
  }
});
