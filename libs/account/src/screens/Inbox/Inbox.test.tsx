import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { markInboxRead, readInbox } from '@baize/contracts/inbox';
import { handle, never, playerSession, reference, refuse, type Responder } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { message } from '../../fixtures/account-handlers.ts';
import { accountModule } from '../../module.ts';
import { Messages, Notifications } from './Inbox.tsx';

const show = (page: 'messages' | 'notifications', responder: Responder<typeof readInbox>) =>
  renderWithShell(page === 'messages' ? <Messages /> : <Notifications />, {
    who: playerSession(),
    modules: [accountModule],
    handlers: [handle(readInbox, responder), handle(markInboxRead, undefined as never)],
  });
const BOTH = {
  messages: [message(2, { kind: 'PHONE_CHANGED', place: 'NOTIFICATION' }), message(1, { kind: 'PASSWORD_CHANGED' })],
  unread: 2,
};

describe('inbox (A§2)', () => {
  it('keeps its dimensions while it is loading', () =>
    expect(show('messages', never).container.querySelector('[aria-busy=true]')).not.toBeNull());
  it('says when it is empty, and when it could not be loaded', async () => {
    const { unmount } = show('messages', { messages: [], unread: 0 });
    expect(await screen.findByText('No messages')).toBeVisible();
    unmount();
    show('notifications', refuse(500, 'error.system.error'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
  it('separates the brand’s messages from notifications, and reports once to the API what was shown', async () => {
    const { served } = show('messages', BOTH);
    expect(await screen.findByText('Your password was changed')).toBeVisible();
    expect(screen.queryByText('Your phone number was changed')).toBeNull();
    await waitFor(() =>
      expect(served.to(markInboxRead).map(({ body }) => body)).toEqual([{ messageIds: [reference(1)] }]),
    );
    // Marked as new until the player leaves the page, although it counts as read.
    expect(screen.getByText('New')).toBeVisible();
    expect(served.to(markInboxRead)).toHaveLength(1);
  });
  it('shows an unknown kind with a general text (ruling 23)', async () => {
    show('messages', { messages: [message(1, { kind: 'SOMETHING_NEW' })], unread: 1 });
    expect(await screen.findByText('A message for you')).toBeVisible();
  });
});
