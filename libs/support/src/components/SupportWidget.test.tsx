import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { useSetAtom } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authorisationAtom, provideIdentityToken } from '@baize/session';
import type { DomainModule } from '@baize/shell';
import { playerSession, type Who } from '@baize/testing';
import { beNarrow, renderWithShell } from '@baize/testing/render';
import { chatAddressAtom, useSupportChat } from '../state/chat.ts';
import { keepUnread, readUnread } from '../state/unread.ts';
import { SupportWidget, type SupportWidgetProps } from './SupportWidget.tsx';

const ADDRESS = 'https://chat.example/chat';
const ORIGIN = 'https://chat.example';
const shown: string[] = [];
const modules: DomainModule[] = [{ id: 'games', namespace: 'default', mainSection: 'online-casino', routes: [] }];

// jsdom has the element but cannot open it.
beforeEach(() => {
  shown.length = 0;
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      shown.push('corner');
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      shown.push('modal');
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  keepUnread(0);
});
afterEach(() => beNarrow(false));

function Page({ off = false, quiet = false }: Partial<SupportWidgetProps>) {
  const chat = useSupportChat();
  const navigate = useNavigate();
  const setAddress = useSetAtom(chatAddressAtom);
  return (
    <>
      <main id="main" tabIndex={-1}>
        {chat && (
          <button type="button" onClick={chat.open}>
            Ask us
          </button>
        )}
        {['online-casino', 'my-account/history', 'play/polar-bloom'].map((path) => (
          <button key={path} type="button" onClick={() => void navigate(`/en-UN/${path}`)}>
            {path}
          </button>
        ))}
        <button type="button" onClick={() => setAddress(ADDRESS)}>
          Start
        </button>
      </main>
      <SupportWidget off={off} quiet={quiet} />
    </>
  );
}
async function show(props: Partial<SupportWidgetProps> = {}, path = '/en-UN', who: Who = null) {
  const rendered = renderWithShell(<Page {...props} />, { path, who, modules });
  await rendered.user.click(screen.getByText('Start'));
  return rendered;
}
const frame = () => document.querySelector('iframe');
const say = (
  data: unknown,
  {
    origin = ORIGIN,
    source = frame()?.contentWindow ?? null,
  }: { origin?: string; source?: MessageEventSource | null } = {},
) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
const launcher = () => screen.findByRole('button', { name: /^Open chat/ });
async function opened(props: Partial<SupportWidgetProps> = {}, path = '/en-UN', who: Who = null) {
  const rendered = await show(props, path, who);
  await rendered.user.click(screen.getByText('Ask us'));
  await screen.findByRole('dialog', { name: 'Chat with Wireframe' });
  return rendered;
}

describe('before the player opens it', () => {
  it('is hidden and loads nothing from the vendor', async () => {
    const { container } = await show();
    expect(frame()).toBeNull();
    expect(container.querySelector('dialog')).toBeNull();
  });
  it('shows unread messages on a main page, still without the vendor’s page', async () => {
    keepUnread(2);
    await show();
    expect(await launcher()).toHaveTextContent('2');
    expect(screen.getByText('2 unread messages from support')).toBeInTheDocument();
    expect(frame()).toBeNull();
  });
  it.each([
    ['on another page', {}, '/en-UN/terms'],
    ['where the market has switched it off', { off: true }, '/en-UN'],
    ['while something else waits at the window’s foot', { quiet: true }, '/en-UN'],
    ['over a game', {}, '/en-UN/play/polar-bloom'],
  ])('keeps quiet %s', async (_, props, path) => {
    keepUnread(2);
    await show(props, path);
    await expect(screen.findByRole('button', { name: /^Open chat/ }, { timeout: 300 })).rejects.toThrow();
  });
  it('does not exist where the release has no chat', () => {
    keepUnread(2);
    renderWithShell(<Page />);
    expect(screen.queryByText('Ask us')).toBeNull();
  });
});

describe('an open conversation', () => {
  it('is in a corner of the page, closes with Escape, and returns the focus', async () => {
    const { user } = await opened();
    expect(shown).toEqual(['corner']);
    expect(frame()).toHaveAttribute('src', ADDRESS);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Ask us')).toHaveFocus();
  });
  it('traps the focus on a phone', async () => {
    beNarrow(true);
    const { user } = await opened();
    expect(shown).toEqual(['modal']);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByText('Ask us'));
    expect(shown).toEqual(['modal', 'modal']);
  });
  it('stays on main pages and closes on leaving them (B§2)', async () => {
    const { user } = await opened({}, '/en-UN/contact-live-chat');
    await user.click(screen.getByText('online-casino'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByText('my-account/history'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('keeps the focus of a player who has moved on to the page', async () => {
    const { user } = await opened();
    await user.click(screen.getByText('play/polar-bloom'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('play/polar-bloom')).toHaveFocus();
  });
  it('says so when the vendor does not respond, and can try again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await opened();
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(await screen.findByText('We can’t reach the chat')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('We can’t reach the chat')).toBeNull();
  });
});

describe('the messages to the vendor', () => {
  it('start when the vendor is ready, go only to its origin, and contain nothing about a visitor', async () => {
    await opened();
    const post = vi.spyOn(frame()?.contentWindow as Window, 'postMessage');
    say({ type: 'chat:ready' });
    expect(post).toHaveBeenCalledWith(
      { type: 'chat:open', language: 'en', brand: 'wireframe', market: 'en-UN' },
      ORIGIN,
    );
    say({ type: 'chat:close' });
    await waitFor(() => expect(post).toHaveBeenLastCalledWith({ type: 'chat:closed' }, ORIGIN));
    expect(frame()).not.toBeNull();
  });
  it('identify a signed-in player by the token, sent only to that origin and never in an address', async () => {
    await opened({}, '/en-UN', playerSession({ supportToken: 'signed.by.api' }));
    const post = vi.spyOn(frame()?.contentWindow as Window, 'postMessage');
    say({ type: 'chat:ready' });
    expect(post.mock.calls).toEqual([
      [{ type: 'chat:open', language: 'en', brand: 'wireframe', market: 'en-UN', token: 'signed.by.api' }, ORIGIN],
    ]);
    expect(frame()?.getAttribute('src')).toBe(ADDRESS);
  });
  it.each(['open', 'closed'])(
    'ends with the session while the panel is %s: the vendor’s page and its count go, and the next player starts from scratch',
    async (panel) => {
      const { store, user } = await opened(
        {},
        '/en-UN',
        playerSession({ playerId: 'first', supportToken: 'first.by.api' }),
      );
      say({ type: 'chat:ready' });
      if (panel === 'closed') say({ type: 'chat:close' });
      say({ type: 'chat:unread', count: 3 });
      const theirs = frame();
      act(() => store.set(authorisationAtom, { status: 'resolved', authorised: false }));
      await waitFor(() => expect(frame()).toBeNull());
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('button', { name: /^Open chat/ })).toBeNull();
      expect(readUnread()).toBe(0);

      act(() =>
        store.set(authorisationAtom, {
          status: 'resolved',
          authorised: true,
          session: playerSession({ playerId: 'second', supportToken: 'second.by.api' }),
        }),
      );
      await user.click(screen.getByText('Ask us'));
      await screen.findByRole('dialog');
      expect(frame()).not.toBe(theirs);
      const post = vi.spyOn(frame()?.contentWindow as Window, 'postMessage');
      say({ type: 'chat:ready' });
      expect(post.mock.calls).toEqual([
        [expect.objectContaining({ type: 'chat:open', token: 'second.by.api' }), ORIGIN],
      ]);
    },
  );
  it('keep the same page when a visitor logs in, and then identify them', async () => {
    const { store } = await opened();
    say({ type: 'chat:ready' });
    const theirs = frame();
    const post = vi.spyOn(theirs?.contentWindow as Window, 'postMessage');
    act(() =>
      store.set(authorisationAtom, {
        status: 'resolved',
        authorised: true,
        session: playerSession({ supportToken: 'signed.by.api' }),
      }),
    );
    expect(frame()).toBe(theirs);
    expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ token: 'signed.by.api' }), ORIGIN);
  });
  it('renew the token while the conversation of a player is open, and pass the new one on', async () => {
    const { store, user } = await opened({}, '/en-UN', playerSession({ supportToken: 'first.by.api' }));
    say({ type: 'chat:ready' });
    say({ type: 'chat:close' });
    const token = vi.fn(() => Promise.resolve('id-token'));
    const stop = provideIdentityToken({ token, refused: () => undefined });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await user.click(screen.getByText('Ask us'));
      expect(token).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(60_000);
      expect(token).toHaveBeenCalledTimes(2);
      const post = vi.spyOn(frame()?.contentWindow as Window, 'postMessage');
      act(() =>
        store.set(authorisationAtom, {
          status: 'resolved',
          authorised: true,
          session: playerSession({ supportToken: 'renewed.by.api' }),
        }),
      );
      expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ token: 'renewed.by.api' }), ORIGIN);
      say({ type: 'chat:close' });
      vi.advanceTimersByTime(180_000);
      expect(token).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
      stop();
    }
  });
  it('count unread messages while the widget is closed', async () => {
    await opened();
    say({ type: 'chat:ready' });
    say({ type: 'chat:close' });
    say({ type: 'chat:unread', count: 3 });
    expect(await launcher()).toHaveTextContent('3');
    expect(readUnread()).toBe(3);
  });
  it.each([
    ['another origin', { type: 'chat:unread', count: 9 }, { origin: 'https://elsewhere.example' }],
    ['the vendor’s origin in another window', { type: 'chat:unread', count: 9 }, { source: window }],
    ['nowhere', { type: 'chat:unread', count: 9 }, { source: null }],
    ['the vendor, with a number that is none', { type: 'chat:unread', count: -1 }, {}],
    ['the vendor, with a text', { type: 'chat:unread', count: '9' }, {}],
    ['the vendor, of another kind', { type: 'chat:run', code: 'x' }, {}],
    ['the vendor, without a shape', 'chat:close', {}],
    ['the vendor, of nothing', null, {}],
  ])('takes nothing from %s', async (_, message, from) => {
    await opened();
    say({ type: 'chat:ready' });
    say(message, from);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(readUnread()).toBe(0);
  });
});
