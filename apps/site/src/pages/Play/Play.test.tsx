import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameLaunch, gameLookup, gameLookupDemo, gameSession } from '@baize/contracts/game-launch';
import { GAME_MESSAGE_SOURCE, GAME_OFFLINE_CODE, type GameMessage } from '@baize/contracts/host-messages';
import { sessionLaw } from '@baize/contracts/market-law';
import { depositCheck, depositMethods, depositStart, depositStatus } from '@baize/contracts/cashier';
import { balance } from '@baize/contracts/wallet';
import { authorisationAtom } from '@baize/session';
import { overlayAtom, PLAYER_CORNER, Slot } from '@baize/shell';
import {
  handle,
  handleContent,
  payment,
  paymentMethod,
  PLAYER_ID,
  playerSession,
  refuse,
  sessionLawOf,
  walletBalance,
} from '@baize/testing';
import { gameEntry } from '@baize/games/testing';
import { beNarrow, renderWithShell } from '@baize/testing/render';
import { Dialog } from '@baize/ui/Dialog';
import { balanceQuery, walletModule } from '@baize/wallet';
import { canSwipeAway } from './header-state.ts';
import { Play } from './Play.tsx';

const STUDIO = 'https://studio.test';
const SESSION = '11111111-1111-4111-8111-111111111111';
const detail = {
  gameId: 'game-1',
  type: 'casinoGames' as const,
  gameProvider: 'kelp',
  gameProviderTitle: 'Kelp',
  subProvider: null,
  label: 'Aurora',
  gameSlug: 'game-1',
  rtp: 96.1,
  demo: true,
  betLimits: [],
  image: 'i',
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A dialog of the site over the game. */
let show: (isOpen: boolean) => void;
function Interruption() {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    show = (next) => act(() => setOpen(next));
  });
  return (
    <Dialog
      open={isOpen}
      title="Time check"
      confirmLabel="Stop"
      cancelLabel="Continue"
      onConfirm={() => setOpen(false)}
      onCancel={() => setOpen(false)}
    >
      One hour.
    </Dialog>
  );
}

function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      browser back
    </button>
  );
}

/** Opens the game's page with the header's balance, for a player with 100 €. */
async function open(
  wallet: Parameters<typeof walletBalance>[0] = { mainBalance: 100, version: 1 },
  more: readonly ReturnType<typeof handle>[] = [],
  entry: ReturnType<typeof gameEntry> = gameEntry(1),
) {
  const session: { staked: number; won: number; endedBy: 'other_game' | 'same_game' | null } = {
    staked: 0,
    won: 0,
    endedBy: null,
  };
  const shown = renderWithShell(
    <>
      <header>
        <Slot of={PLAYER_CORNER} />
      </header>
      <Play />
      <Interruption />
      <BrowserBack />
    </>,
    {
      path: '/en-UN/play/game-1',
      route: '/en-UN/play/:gameSlug',
      who: playerSession(),
      modules: [walletModule],
      handlers: [
        handleContent('game', entry),
        handle(gameLookup, { data: { gameDetail: detail } }),
        handle(gameLaunch, { gameURL: `${STUDIO}/play`, sessionId: SESSION }),
        handle(balance, walletBalance(wallet)),
        handle(gameSession, () => ({
          ...session,
          // Years from the device's clock; the game was played before.
          startedAt: '2020-01-01T00:00:00.000Z',
          now: '2020-01-01T00:01:05.000Z',
          netPosition: session.won - session.staked,
          currencyCode: 'EUR' as const,
        })),
        ...more,
      ],
    },
  );
  const frame = await screen.findByTitle<HTMLIFrameElement>(gameEntry(1).name);
  const post = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const header = () => screen.getByRole('banner');
  await waitFor(() => expect(header()).toHaveTextContent('€100.00'));
  return {
    ...shown,
    header,
    session,
    show: (isOpen: boolean) => show(isOpen),
    /** What the site has posted to the game, oldest first. */
    posted: () => post.mock.calls.map(([message]: unknown[]) => message),
    say: (message: object) =>
      act(async () => {
        const data = { source: GAME_MESSAGE_SOURCE, ...message } as GameMessage;
        window.dispatchEvent(new MessageEvent('message', { origin: STUDIO, source: frame.contentWindow, data }));
      }),
    /** The ledger books a movement, as the socket tells the page. */
    book: (mainBalance: number, version: number) =>
      act(async () => {
        shown.queryClient.setQueryData(balanceQuery(PLAYER_ID).queryKey, walletBalance({ mainBalance, version }));
      }),
  };
}

it('says that a game takes longer than usual to open, until it is open', async () => {
  const { say } = await open();
  const { name } = gameEntry(1);
  await pass(3000);
  expect(screen.getByText(`Opening ${name}…`)).toBeVisible();
  await pass(6000);
  expect(screen.getByText(`${name} is taking longer than usual. Check your connection.`)).toBeVisible();
  await say({ type: 'ready' });
  expect(screen.queryByText(/longer than usual/)).toBeNull();
});

it('explains a running game that stops answering, and opens it again', async () => {
  const { say } = await open();
  await say({ type: 'ready' });
  const frame = screen.getByTitle(gameEntry(1).name);
  await say({ type: 'pong' });
  await pass(60_000);
  expect(screen.getByRole('heading', { name: 'The game isn’t responding' })).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Open the game again' }).click());
  expect(screen.queryByRole('heading', { name: 'The game isn’t responding' })).toBeNull();
  await waitFor(() => expect(screen.getByTitle(gameEntry(1).name)).not.toBe(frame));
});

it('shows a stake at once, and a win only when the round has ended', async () => {
  const { say, book, header, session } = await open();
  await say({ type: 'ready', rtp: 96.1 });
  expect(await screen.findByText('€0.00')).toBeVisible();
  await say({ type: 'user action', action: 'spin' });
  await book(98, 2);
  await waitFor(() => expect(header()).toHaveTextContent('€98.00'));
  Object.assign(session, { staked: 2, won: 50 });
  await book(148, 3);
  // Longer than the header takes to count up.
  await pass(700);
  expect(header()).toHaveTextContent('€98.00');
  expect(screen.queryByText('+€48.00')).toBeNull();
  // The frame's own sums are not believed.
  await say({ type: 'round end', roundId: 'r', staked: 1, won: 999, balance: 999 });
  await waitFor(() => expect(header()).toHaveTextContent('€148.00'));
  expect(await screen.findByText('+€48.00')).toBeVisible();
});

it('counts the time of play from zero, once the game is ready, also where the game was played before', async () => {
  const { say, served } = await open();
  await pass(3000);
  expect(screen.getByText('00:00')).toBeVisible();
  expect(served.to(gameSession)).toHaveLength(0);
  await say({ type: 'ready' });
  await waitFor(() => expect(served.to(gameSession)).not.toHaveLength(0));
  await pass(2000);
  expect(screen.getByText(/^00:0[2-5]$/)).toBeVisible();
});

it('pauses the game while a dialog of the site is open over it, and says so where the game cannot pause', async () => {
  const { say, posted, show } = await open();
  await say({ type: 'ready' });
  show(true);
  expect(posted().at(-1)).toMatchObject({ type: 'pause' });
  expect(screen.queryByText(/The game itself can’t be paused/)).toBeNull();
  // Longer than a game may take to confirm.
  await pass(3000);
  expect(screen.getByText(/The game itself can’t be paused/)).toBeInTheDocument();
  show(false);
  expect(posted().at(-1)).toMatchObject({ type: 'resume' });
  expect(screen.queryByText(/The game itself can’t be paused/)).toBeNull();
});

it('tells the game the balance that stakes can use, with bonus money of its kind', async () => {
  const { say, posted } = await open({ mainBalance: 100, casinoBonus: 20.5, liveCasinoBonus: 7, version: 1 });
  await say({ type: 'ready' });
  await waitFor(() =>
    expect(posted()).toContainEqual(
      expect.objectContaining({ type: 'balance update', balance: 120.5, currency: 'EUR' }),
    ),
  );
});

it('leads from a game to the gambling limits', async () => {
  const { say, location } = await open();
  await say({ type: 'ready' });
  await say({ type: 'user action', action: 'limits' });
  await waitFor(() => expect(location().pathname).toBe('/en-UN/my-account/gambling-limits'));
});

it('leads back to its lobby from its bar', async () => {
  await open();
  expect(screen.getAllByRole('link', { name: 'All games' })[0]).toHaveAttribute('href', '/en-UN/online-casino');
});

describe('the facts in the game’s menu', () => {
  /** Opens the menu of a running game. @returns what it says, by its heading */
  const facts = async (entry: ReturnType<typeof gameEntry>, rtp?: number) => {
    const { say, posted } = await open(undefined, [], entry);
    await say({ type: 'ready', ...(rtp !== undefined && { rtp }) });
    fireEvent.click(screen.getByRole('button', { name: 'Game menu' }));
    // Its code is fetched with the first press.
    const menu = await screen.findByRole('dialog', { name: entry.name }, { timeout: 20_000 });
    expect(posted().at(-1)).toMatchObject({ type: 'pause' });
    const values = within(menu).getAllByRole('definition');
    return Object.fromEntries(
      within(menu)
        .getAllByRole('term')
        .map((term, at) => [term.textContent, values[at]?.textContent]),
    );
  };
  it('are those of the catalogue, until the game reports its own return', async () => {
    expect(await facts(gameEntry(1, { providerTitle: 'Kelp' }))).toEqual({
      Studio: 'Kelp',
      'Return to player': '96.1%',
      'How wins come': 'A mix of small and large wins',
      'Highest win': '2,500 × the stake',
    });
  });
  it('name no highest win where the studio publishes none, and a volatility beyond the five steps by the nearest', async () => {
    expect(await facts(gameEntry(1, { providerTitle: 'Kelp', maxWin: null, volatility: 9 }), 95.97)).toEqual({
      Studio: 'Kelp',
      'Return to player': '95.97%',
      'How wins come': 'Large wins, rarely',
    });
  });
});

describe('a deposit without leaving the game', () => {
  const checked = (over: object = {}) => ({
    result: 'SUCCESS' as const,
    limitLeft: null,
    limitType: null,
    resetOn: null,
    daysLeftToVerifyDocuments: null,
    reason: null,
    ...over,
  });
  const paid = payment({ status: 'SUCCESS', amount: 50 });
  const cashier = (over: object = {}, start: Parameters<typeof handle<typeof depositStart>>[1] = paid) => [
    handle(depositCheck, checked(over)),
    handle(depositMethods, [paymentMethod()]),
    handle(depositStart, start),
    handle(depositStatus, paid),
  ];
  it('opens over the game, pauses it, and brings the money into it', async () => {
    const { say, posted, book, user, header, location } = await open(undefined, cashier());
    await say({ type: 'ready' });
    // One button for one thing: the header's. The game's bar has it only where it covers the header.
    expect(screen.getAllByRole('link', { name: /Deposit/ })).toHaveLength(1);
    await user.click(within(header()).getByRole('link', { name: /Deposit/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Deposit' });
    expect(location().pathname).toBe('/en-UN/play/game-1');
    expect(posted().at(-1)).toMatchObject({ type: 'pause' });
    await user.type(await within(sheet).findByRole('textbox'), '50{Enter}');
    expect(await within(sheet).findByText(/€50\.00 added to your balance/)).toBeVisible();
    await book(150, 2);
    await waitFor(() => expect(posted()).toContainEqual(expect.objectContaining({ balance: 150 })));
    await user.click(within(sheet).getByRole('button', { name: 'Back to the game' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted().at(-1)).toMatchObject({ type: 'resume' });
    expect(screen.getByTitle(gameEntry(1).name)).toBeVisible();
  });
  it('closes with “back”, and the game stays', async () => {
    const { say, posted, user, header, location } = await open(undefined, cashier());
    await say({ type: 'ready' });
    for (const close of ['back', 'Close', 'back']) {
      await user.click(within(header()).getByRole('link', { name: /Deposit/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Deposit' });
      expect(posted().at(-1)).toMatchObject({ type: 'pause' });
      if (close === 'back') act(() => screen.getByText('browser back').click());
      else await user.click(within(sheet).getByRole('button', { name: close }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(posted().at(-1)).toMatchObject({ type: 'resume' });
    }
    expect(location()).toMatchObject({ pathname: '/en-UN/play/game-1', state: null });
  });
  it('shows there why a limit closes the cashier, and takes no deposit', async () => {
    const { say, served } = await open(
      undefined,
      cashier({ result: 'SELF_LIMIT_REACHED', limitLeft: 0, limitType: 'W', resetOn: '2999-12-01T00:00:00Z' }),
    );
    await say({ type: 'ready' });
    // The game's own button leads to the same place.
    await say({ type: 'user action', action: 'deposit' });
    const sheet = await screen.findByRole('dialog', { name: 'Deposit' });
    expect(await within(sheet).findByText(/limit/i, { selector: 'h2, h3' })).toBeVisible();
    expect(within(sheet).queryByRole('textbox')).toBeNull();
    expect(served.to(depositStart)).toHaveLength(0);
  });
});

it('says what becomes of a running round before it lets a player leave', async () => {
  const { say, user, location } = await open();
  await say({ type: 'ready' });
  await say({ type: 'user action', action: 'spin' });
  await say({ type: 'user action', action: 'home' });
  expect(location().pathname).toBe('/en-UN/play/game-1');
  expect(await screen.findByRole('alertdialog', { name: 'Leave during a round?' })).toBeVisible();
  // “Back” is no answer: it closes the question, and the game stays.
  act(() => screen.getByText('browser back').click());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location().pathname).toBe('/en-UN/play/game-1');
  await say({ type: 'user action', action: 'home' });
  expect(await screen.findByRole('alertdialog', { name: 'Leave during a round?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave game' }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/online-casino'));
});

it('fills the window where the browser has no full screen', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(await screen.findByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Full screen' })).toBeVisible();
});

describe('the law of the player’s home (R22)', () => {
  const law = (over: object) =>
    handle(
      sessionLaw,
      sessionLawOf({ startedAt: '2020-01-01T00:00:00.000Z', now: '2020-01-01T00:00:00.000Z', ...over }),
    );
  it('keeps the protection links of Sweden in sight while the game has the whole screen', async () => {
    const protectionLinks = [
      { kind: 'register', name: 'Spelpaus', language: 'sv', href: 'https://www.spelpaus.se/' },
      { kind: 'limits', name: 'Spelgränser', language: 'sv', href: 'my-account/gambling-limits' },
      { kind: 'selfTest', name: 'Självtest', language: 'sv', href: 'https://www.stodlinjen.se/' },
    ];
    const { user } = await open(undefined, [law({ protectionLinks })]);
    // The site's own line has them until then.
    expect(screen.queryByRole('navigation', { name: 'Player protection' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Full screen' }));
    const links = within(await screen.findByRole('navigation', { name: 'Player protection' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Spelpaus', 'https://www.spelpaus.se/'],
      ['Spelgränser', '/en-UN/my-account/gambling-limits'],
      ['Självtest', 'https://www.stodlinjen.se/'],
    ]);
  });
  it('keeps the panic button of Germany in sight there, and its question when that ends the full screen', async () => {
    let shown: Element | null = null;
    const change = (next: Element | null) => {
      shown = next;
      document.dispatchEvent(new Event('fullscreenchange'));
      return Promise.resolve();
    };
    Object.defineProperties(document, {
      fullscreenEnabled: { configurable: true, value: true },
      fullscreenElement: { configurable: true, get: () => shown },
      exitFullscreen: { configurable: true, value: () => change(null) },
    });
    Element.prototype.requestFullscreen = function requestFullscreen() {
      return change(this);
    };
    try {
      const { user } = await open(undefined, [law({ panicButton: true })]);
      await user.click(screen.getByRole('button', { name: 'Full screen' }));
      await user.click(await screen.findByRole('button', { name: 'Stop for 24 hours' }));
      expect(await screen.findByRole('button', { name: 'Stop now' })).toBeVisible();
      expect(shown).toBeNull();
    } finally {
      for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
        Reflect.deleteProperty(document, name);
      Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    }
  });
  it('shows a player from Brazil each game’s RTP on every site, before the game is ready', async () => {
    await open(undefined, [law({ rtpShownPerGame: true })]);
    const rtp = await screen.findByRole('button', { name: /^RTP/ });
    expect(rtp.closest('[data-bound]')).not.toBeNull();
  });
  it('leaves the RTP to the game where no law asks for it', async () => {
    const { say } = await open(undefined, [law({})]);
    expect(screen.queryByRole('button', { name: /^RTP/ })).toBeNull();
    await say({ type: 'ready', rtp: 94.2 });
    expect(screen.getByRole('button', { name: /^RTP/ }).closest('[data-bound]')).toBeNull();
  });
});

it.each([
  [664, 745, true],
  [745, 745, false],
  // Heights are rounded.
  [744, 745, false],
])('with %s of %s pixels, the browser’s bars can be swiped away: %s', (height, largest, can) => {
  expect(canSwipeAway(height, largest)).toBe(can);
});

it('says that another game has ended this one (R21), and opens it again', async () => {
  const { say, session, user, served } = await open();
  await say({ type: 'ready' });
  session.endedBy = 'other_game';
  await say({ type: 'user action', action: 'spin' });
  await say({ type: 'warning', code: 'studio.session.unknown', message: 'The session is over.' });
  expect(await screen.findByRole('heading', { name: 'You’ve opened another game' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Play this game' }));
  await waitFor(() => expect(served.to(gameLaunch)).toHaveLength(2));
});

it('tells a game that another one has ended so, where its provider has a word for it', async () => {
  const { say, session, posted } = await open(undefined, [], { ...gameEntry(1), provider: 'playngo' });
  await say({ type: 'ready' });
  session.endedBy = 'other_game';
  await say({ type: 'user action', action: 'spin' });
  await say({ type: 'warning', code: 'studio.session.unknown', message: 'The session is over.' });
  await screen.findByRole('heading', { name: 'You’ve opened another game' });
  await waitFor(() => expect(posted()).toContainEqual({ event: 'gameEnd' }));
});

it('says that the same game was opened in another place, by the session of this launch (R21)', async () => {
  const { say, session, user, served } = await open();
  await say({ type: 'ready' });
  session.endedBy = 'same_game';
  await say({ type: 'user action', action: 'spin' });
  await say({ type: 'warning', code: 'studio.session.unknown', message: 'The session is over.' });
  expect(await screen.findByRole('heading', { name: 'You’ve opened this game somewhere else' })).toBeVisible();
  expect(served.to(gameSession).map(({ query }) => query)).toContainEqual({ gameId: 'game-1', sessionId: SESSION });
  await user.click(screen.getByRole('button', { name: 'Play here' }));
  await waitFor(() => expect(served.to(gameLaunch)).toHaveLength(2));
});

it('stays in an open game when its launch is asked for again (B§4)', async () => {
  const { say, served, queryClient } = await open();
  await say({ type: 'ready' });
  const frame = screen.getByTitle(gameEntry(1).name);
  await act(() => queryClient.refetchQueries({ predicate: ({ queryKey }) => queryKey.includes('launch') }));
  expect(screen.getByTitle(gameEntry(1).name)).toBe(frame);
  expect(served.to(gameLaunch)).toHaveLength(1);
});

it('says since when the net position counts', async () => {
  const { say, user } = await open();
  await say({ type: 'ready' });
  await user.click(await screen.findByRole('button', { name: /^Net/ }));
  expect(await screen.findByText(/in this game since Jan 1, 2020, .*: €0\.00 won, €0\.00 staked/)).toBeVisible();
});

it('stops the clock while the connection is lost', async () => {
  const { say } = await open();
  await say({ type: 'ready' });
  await pass(1000);
  const clock = await screen.findByText(/^00:0\d$/);
  await say({ type: 'warning', code: GAME_OFFLINE_CODE, message: 'Connection lost' });
  const stopped = clock.textContent;
  await pass(5000);
  expect(clock).toHaveTextContent(stopped);
  // Another try.
  await say({ type: 'user action', action: 'spin' });
  await pass(1000);
  expect(clock).not.toHaveTextContent(stopped);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  const offline = clock.textContent;
  await pass(5000);
  expect(clock).toHaveTextContent(offline);
  online.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await pass(1000);
  expect(clock).not.toHaveTextContent(offline);
});

it('stops the clock while something of the site pauses the game', async () => {
  const { say, show } = await open();
  await say({ type: 'ready' });
  await pass(1000);
  const clock = await screen.findByText(/^00:0\d$/);
  show(true);
  await say({ type: 'paused' });
  const stopped = clock.textContent;
  await pass(5000);
  expect(clock).toHaveTextContent(stopped);
  show(false);
  await say({ type: 'resumed' });
  await pass(1000);
  expect(clock).not.toHaveTextContent(stopped);
});

it('goes on when a phone is turned', async () => {
  const { say, served } = await open();
  await say({ type: 'ready' });
  const frame = screen.getByTitle(gameEntry(1).name);
  const before = served.calls.length;
  act(() => beNarrow(true));
  // The page reads the game again for the other channel.
  await waitFor(() => expect(served.calls.length).toBeGreaterThan(before));
  await pass(100);
  expect(screen.getByTitle(gameEntry(1).name)).toBe(frame);
  expect(served.to(gameLaunch)).toHaveLength(1);
  act(() => beNarrow(false));
});

it('shows the balance again when the game says that a round has failed', async () => {
  const { say, book, header } = await open();
  await say({ type: 'ready' });
  await say({ type: 'user action', action: 'spin' });
  await book(130, 2);
  await say({ type: 'warning', code: 'studio.offline', message: 'The round could not be played.' });
  await waitFor(() => expect(header()).toHaveTextContent('€130.00'));
});

it.each([
  ['error.game.restricted', 'country', 'Games from Kelp aren’t available in your country', false],
  ['error.game.restricted', 'provider_market', 'Games from Kelp aren’t available on this site', false],
  ['error.game.restricted', 'sub_provider', 'This studio’s games aren’t available here', false],
  ['error.game.restricted', 'live_market', 'The law where you are doesn’t allow live casino games', false],
  ['error.game.restricted', 'jackpot_market', 'The law where you are doesn’t allow jackpot games', false],
  ['error.game.restricted', 'stake_market', /smallest stake is higher than the law/, false],
  ['error.game.restricted', 'balance_needed', /once you have a balance or a bonus/, true],
  ['error.game.not_allowed', 'channel', 'This game doesn’t run on this type of device', false],
  ['error.play.not_allowed', 'account_review', 'We’re checking your account first', false, 'Contact us'],
  ['error.play.not_allowed', undefined, 'Your account cannot play right now', false, 'Contact us'],
  ['error.play.not_allowed', 'document', 'We need to verify you first', false, 'See what’s needed'],
  ['error.play.not_allowed', 'document_review', 'We’re checking what you sent', false, 'Verification'],
  ['error.exclusion_register.unreachable', undefined, /national self-exclusion register/, true],
  ['error.game.unavailable', 'provider_closed', 'Games from Kelp are closed right now', false],
  ['error.game.unavailable', 'provider_unreachable', 'Kelp isn’t responding', true],
  ['error.game.unavailable', 'provider_refused', 'Kelp didn’t open this game', true],
])('explains a refusal (R29): %s, %s', async (code, reason, title, again, next?: string) => {
  renderWithShell(<Play />, {
    path: '/en-UN/play/game-1',
    route: '/en-UN/play/:gameSlug',
    who: playerSession(),
    modules: [walletModule],
    handlers: [
      handleContent('game', gameEntry(1)),
      handle(gameLookup, { data: { gameDetail: detail } }),
      handle(gameLaunch, () => refuse(403, code, { details: { reason, provider: 'Kelp' } })),
      handle(balance, walletBalance({ mainBalance: 100, version: 1 })),
    ],
  });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(again);
  expect(screen.getAllByRole('link', { name: 'All games' }).length).toBeGreaterThan(1);
  expect(screen.getByText(/^No stake was taken\./)).toBeVisible();
  if (next !== undefined)
    expect(screen.getByRole('link', { name: next })).toHaveAttribute(
      'href',
      next === 'Contact us' ? '/en-UN/contact-live-chat' : '/en-UN/my-account/account/verification',
    );
});

describe('a game that does not open for a visitor', () => {
  const open = (game: Parameters<typeof gameEntry>[1], code: string, reason: string) =>
    renderWithShell(<Play />, {
      path: '/en-UN/play/game-1',
      route: '/en-UN/play/:gameSlug',
      modules: [walletModule],
      handlers: [
        handleContent('game', gameEntry(1, game)),
        handle(gameLookupDemo, () => refuse(403, code, { details: { reason, provider: 'Kelp' } })),
      ],
    });
  /** There is nothing to time or to enlarge, and the page's own message has whatever leads on. */
  const expectBareBar = () => {
    for (const name of ['Play for real', 'Full screen']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('Time')).toBeNull();
  };

  it('says nothing about a stake, because visitors play with play money', async () => {
    open({}, 'error.game.restricted', 'country');
    expect(await screen.findByText('Choose another game.')).toBeVisible();
    expect(screen.queryByText(/No stake was taken/)).toBeNull();
    // Nor that they are playing.
    expect(screen.queryByText(/You’re playing for fun/)).toBeNull();
    expectBareBar();
  });
  it('asks once to log in, where it is for money only', async () => {
    open({ demo: false }, 'error.game.demo_not_allowed', 'no_demo');
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expectBareBar();
  });
});

describe('a live table', () => {
  const table = gameEntry(1, { type: 'liveCasinoGames', demo: false });
  const openTable = (who?: ReturnType<typeof playerSession>) =>
    renderWithShell(<Play />, {
      path: '/en-UN/play/game-1',
      route: '/en-UN/play/:gameSlug',
      ...(who && { who }),
      modules: [walletModule],
      handlers: [
        handleContent('game', table),
        handle(gameLookupDemo, () => refuse(403, 'error.game.demo_not_allowed', { details: { reason: 'no_demo' } })),
        handle(gameLookup, { data: { gameDetail: detail } }),
        handle(gameLaunch, { gameURL: `${STUDIO}/live` }),
        handle(balance, walletBalance({ mainBalance: 100, version: 1 })),
      ],
    });
  it('asks a visitor to log in at once, and leaves them a page with a way to the tables (B§2)', async () => {
    const { store } = openTable();
    await waitFor(() => expect(store.get(overlayAtom)).toBe('auth.login'));
    act(() => store.set(overlayAtom, null));
    for (const link of screen.getAllByRole('link', { name: 'Live casino' }))
      expect(link).toHaveAttribute('href', '/en-UN/live-casino-online');
    expect(store.get(overlayAtom)).toBeNull();
  });
  it('does not ask a player whose session has just ended to log in again (A§2)', async () => {
    const { store, served } = openTable(playerSession());
    await screen.findByTitle(table.name);
    act(() => store.set(authorisationAtom, { status: 'resolved', authorised: false }));
    await waitFor(() => expect(served.to(gameLookupDemo)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(store.get(overlayAtom)).toBeNull();
  });
  it('leads back to the tables', async () => {
    const { location } = openTable(playerSession());
    const frame = await screen.findByTitle<HTMLIFrameElement>(table.name);
    const data = { source: GAME_MESSAGE_SOURCE, type: 'user action', action: 'home' };
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { origin: STUDIO, source: frame.contentWindow, data }));
    });
    await waitFor(() => expect(location().pathname).toBe('/en-UN/live-casino-online'));
  });
});
