import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sportsbookContext, sportsbookLoginContext, sportsbookToken } from '@baize/contracts/sportsbook';
import { sportsPageMessage } from '@baize/contracts/sportsbook-messages';
import { authorisationAtom } from '@baize/session';
import { handle, playerSession, refuse } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { Sportsbook, Virtuals } from './Sportsbook.tsx';
import { READY_AFTER_LOAD_MS, READY_TIMEOUT_MS } from './use-sports-frame.ts';

it('shows the vendor’s address in a frame', async () => {
  renderWithShell(<Sportsbook />, {
    handlers: [handle(sportsbookContext, { iframeUrl: 'https://sports.example/frame' })],
  });
  expect(await screen.findByTitle('Sports')).toHaveAttribute('src', 'https://sports.example/frame');
});

it('gives the frame what a scrolled page leaves of the window', async () => {
  renderWithShell(<Sportsbook />, {
    handlers: [handle(sportsbookContext, { iframeUrl: 'https://sports.example/frame' })],
  });
  const place = (await screen.findByTitle('Sports')).parentElement as HTMLElement;
  expect(place.style.getPropertyValue('--frame-top')).toBe('0px');
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue({ top: 260 } as DOMRect);
  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(place.style.getPropertyValue('--frame-top')).toBe('260px'));
});

it('covers the frame with a still surface until it is ready, which takes no processor from the frame', async () => {
  renderWithShell(<Sportsbook />, {
    handlers: [handle(sportsbookContext, { iframeUrl: 'https://sports.example/frame' })],
  });
  await screen.findByTitle('Sports');
  const cover = screen.getByRole('status', { name: 'Opening the sportsbook' });
  const parts = [...cover.querySelectorAll('span')];
  expect(parts.length).toBeGreaterThan(10);
  expect(new Set(parts.map((part) => getComputedStyle(part).animationName))).toEqual(new Set(['none']));
});

it.each([
  ['that has loaded without a word, as a blocked one does', READY_AFTER_LOAD_MS, true],
  ['that does not load', READY_TIMEOUT_MS, false],
])('gives up on a frame %s', async (_case, waits, hasLoaded) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  renderWithShell(<Sportsbook />, {
    handlers: [handle(sportsbookContext, { iframeUrl: 'https://sports.example/frame' })],
  });
  const frame = await screen.findByTitle('Sports');
  if (hasLoaded) fireEvent.load(frame);
  await act(() => vi.advanceTimersByTimeAsync(waits - 2000));
  expect(screen.queryByRole('heading', { name: 'The sportsbook isn’t responding' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('heading', { name: 'The sportsbook isn’t responding' })).toBeVisible();
  vi.useRealTimers();
});

it('says that betting is closed, and offers other pages', async () => {
  renderWithShell(<Virtuals />, { handlers: [handle(sportsbookContext, { iframeUrl: null })] });
  expect(await screen.findByRole('heading', { name: 'Betting is closed right now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the casino' })).toHaveAttribute('href', '/en-UN/online-casino');
});

it('tells a 500, and only logs any other refusal: betting is closed then', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { unmount } = renderWithShell(<Sportsbook />, {
    handlers: [
      handle(sportsbookContext, refuse(500, 'error.sportsbook.unavailable', { details: { reason: 'vendor' } })),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'The sportsbook isn’t responding' })).toBeVisible();
  expect(screen.getByText('The sportsbook didn’t open. No stake was taken.')).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
  unmount();
  renderWithShell(<Sportsbook />, { handlers: [handle(sportsbookContext, refuse(403, 'error.play.not_allowed'))] });
  expect(await screen.findByRole('heading', { name: 'Betting is closed right now' })).toBeVisible();
  expect(screen.queryByText('The sportsbook didn’t open. No stake was taken.')).toBeNull();
  expect(logged).toHaveBeenCalledWith('The sportsbook did not open: 403 error.play.not_allowed');
  logged.mockRestore();
});

it.each([
  ['document', 'We need to verify you first', 'See what’s needed'],
  ['document_review', 'We’re checking what you sent', 'Verification'],
])(
  'says that betting waits for documents, and leads to the verification page (R29): %s',
  async (reason, title, link) => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    renderWithShell(<Sportsbook />, {
      who: playerSession(),
      handlers: [handle(sportsbookLoginContext, refuse(403, 'error.play.not_allowed', { details: { reason } }))],
    });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/en-UN/my-account/account/verification');
    expect(screen.queryByRole('heading', { name: 'Betting is closed right now' })).toBeNull();
    logged.mockRestore();
  },
);

it('says that the account is checked first, and leads to support (R29)', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const reason = 'account_review';
  renderWithShell(<Sportsbook />, {
    who: playerSession(),
    handlers: [handle(sportsbookLoginContext, refuse(403, 'error.play.not_allowed', { details: { reason } }))],
  });
  expect(await screen.findByRole('heading', { name: 'We’re checking your account first' })).toBeVisible();
  expect(screen.getByText(/our team checks some accounts before they can bet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en-UN/contact-live-chat');
  expect(screen.queryByRole('heading', { name: 'Betting is closed right now' })).toBeNull();
  logged.mockRestore();
});

it('says that a national exclusion register must answer first, and promises no other games', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  renderWithShell(<Sportsbook />, {
    who: playerSession(),
    handlers: [handle(sportsbookLoginContext, refuse(503, 'error.exclusion_register.unreachable'))],
  });
  expect(await screen.findByRole('heading', { name: 'Betting is closed right now' })).toBeVisible();
  expect(screen.getByText(/national self-exclusion register/)).toBeVisible();
  expect(screen.queryByText(/your other games aren’t affected/)).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
  expect(screen.queryByRole('link', { name: /casino/i })).toBeNull();
  logged.mockRestore();
});

it('requests a player’s own frame when a player is logged in', async () => {
  renderWithShell(<Sportsbook />, {
    who: playerSession(),
    handlers: [
      handle(sportsbookContext, refuse(500, '')),
      handle(sportsbookLoginContext, { iframeUrl: 'https://sports.example/player' }),
    ],
  });
  expect(await screen.findByTitle('Sports')).toHaveAttribute('src', 'https://sports.example/player');
});

const ORIGIN = 'https://sports.example';
async function openFrame(
  token: Parameters<typeof handle<typeof sportsbookToken>>[1] = {
    token: 'next',
    currency: 'EUR',
    language: 'EN',
    locale: 'en',
  },
) {
  const { store } = renderWithShell(<Sportsbook />, {
    who: playerSession(),
    handlers: [handle(sportsbookLoginContext, { iframeUrl: `${ORIGIN}/frame` }), handle(sportsbookToken, token)],
  });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Sports');
  const window = frame.contentWindow as Window;
  const posted = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  const say = (data: object, origin = ORIGIN) =>
    act(() => void globalThis.window.dispatchEvent(new MessageEvent('message', { origin, source: window, data })));
  return { frame, posted, say, store };
}

it('covers the frame until it listens, and hears only its own origin', async () => {
  const { say } = await openFrame();
  expect(screen.getByRole('status', { name: 'Opening the sportsbook' })).toBeVisible();
  say({ type: 'sportsbook.ready' }, 'https://evil.example');
  expect(screen.getByRole('status', { name: 'Opening the sportsbook' })).toBeVisible();
  say({ type: 'sportsbook.ready' });
  expect(screen.queryByRole('status', { name: 'Opening the sportsbook' })).toBeNull();
});

it('darkens the page around the sheet of the frame’s slip, until it closes', async () => {
  const { frame, say } = await openFrame();
  say({ type: 'sportsbook.ready' });
  say({ type: 'sportsbook.sheet', isOpen: true });
  expect(frame.parentElement).toHaveAttribute('data-sheet');
  say({ type: 'sportsbook.sheet', isOpen: false });
  expect(frame.parentElement).not.toHaveAttribute('data-sheet');
});

it('tells the frame of a logout with all that a visitor’s slip is written with, and keeps it open', async () => {
  const { frame, posted, say, store } = await openFrame();
  say({ type: 'sportsbook.ready' });
  act(() => store.set(authorisationAtom, { status: 'resolved', authorised: false }));
  const told = { type: 'site.customer', token: null, currency: 'EUR', language: 'EN', locale: 'en' };
  await vi.waitFor(() => expect(posted).toHaveBeenCalledWith(told, ORIGIN));
  expect(sportsPageMessage.safeParse(told).success).toBe(true);
  expect(screen.getByTitle('Sports')).toBe(frame);
});

it('gives the frame another token before the last one runs out, and keeps it open', async () => {
  const { frame, posted, say } = await openFrame();
  say({ type: 'sportsbook.ready' });
  say({ type: 'sportsbook.tokenExpiring' });
  await vi.waitFor(() =>
    expect(posted).toHaveBeenCalledWith(
      { type: 'site.customer', token: 'next', currency: 'EUR', language: 'EN', locale: 'en' },
      ORIGIN,
    ),
  );
  expect(screen.getByTitle('Sports')).toBe(frame);
});

it.each([
  ['document', 'We need to verify you first', 'See what’s needed', 'my-account/account/verification'],
  ['account_review', 'We’re checking your account first', 'Contact us', 'contact-live-chat'],
])('says why an open frame gets no more tokens, and keeps it open (R29): %s', async (reason, title, link, path) => {
  const { frame, say } = await openFrame(refuse(403, 'error.play.not_allowed', { details: { reason } }));
  say({ type: 'sportsbook.ready' });
  say({ type: 'sportsbook.tokenExpiring' });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', `/en-UN/${path}`);
  expect(screen.getByTitle('Sports')).toBe(frame);
  expect(frame).toBeVisible();
});

it('says why an open frame gets no token while a national exclusion register does not answer', async () => {
  const { frame, say } = await openFrame(refuse(503, 'error.exclusion_register.unreachable'));
  say({ type: 'sportsbook.ready' });
  say({ type: 'sportsbook.tokenExpiring' });
  expect(await screen.findByText(/national self-exclusion register/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(frame).toBeVisible();
});

it('has a frame hide what any law excludes while a player who logged in gets no token, and asks again', async () => {
  const { store } = renderWithShell(<Sportsbook />, {
    handlers: [
      handle(sportsbookContext, { iframeUrl: `${ORIGIN}/frame` }),
      handle(sportsbookToken, refuse(403, 'error.play.not_allowed', { details: { reason: 'document' } })),
    ],
  });
  const source = (await screen.findByTitle<HTMLIFrameElement>('Sports')).contentWindow as Window;
  const posted = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  const say = (data: object) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin: ORIGIN, source, data })));
  say({ type: 'sportsbook.ready' });
  act(() => store.set(authorisationAtom, { status: 'resolved', authorised: true, session: playerSession() }));
  const told = { type: 'site.customer', token: null, excludedEvents: ['youth', 'amateur'] };
  await vi.waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining(told), ORIGIN));
  const count = posted.mock.calls.length;
  // They have logged in already, so the frame's button asks for another token.
  say({ type: 'sportsbook.login' });
  await vi.waitFor(() => expect(posted.mock.calls.length).toBeGreaterThan(count));
});
