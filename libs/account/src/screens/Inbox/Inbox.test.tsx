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
  it('shows its measures while it is on its way', () =>
    expect(show('messages', never).container.querySelector('[aria-busy=true]')).not.toBeNull());
  it('says that nothing is there, and that it could not be fetched', async () => {
    const { unmount } = show('messages', { messages: [], unread: 0 });
    expect(await screen.findByText('No messages')).toBeVisible();
    unmount();
    show('notifications', refuse(500, 'error.system.error'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
  it('parts words of the house from what happened, and tells the API once what was shown', async () => {
    const { served } = show('messages', BOTH);
    expect(await screen.findByText('Your password was changed')).toBeVisible();
    expect(screen.queryByText('Your phone number was changed')).toBeNull();
    await waitFor(() =>
      expect(served.to(markInboxRead).map(({ body }) => body)).toEqual([{ messageIds: [reference(1)] }]),
    );
    // Still marked as new until the page is left, though it counts as read.
    expect(screen.getByText('New')).toBeVisible();
    expect(served.to(markInboxRead)).toHaveLength(1);
  });
  it('shows a kind that it does not know in general words (ruling 23)', async () => {
    show('messages', { messages: [message(1, { kind: 'SOMETHING_NEW' })], unread: 1 });
    expect(await screen.findByText('A message for you')).toBeVisible();
  });
});
