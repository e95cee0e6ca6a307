import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { INBOX_KINDS, markInboxRead, readInbox, type InboxKind } from '@baize/contracts/inbox';
import { handle, never, playerSession, reference, refuse, type Responder } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { message } from '../../fixtures/account-handlers.ts';
import english from '../../messages/en.json' with { type: 'json' };
import { Messages, Notifications } from './Inbox.tsx';

const show = (page: 'messages' | 'notifications', responder: Responder<typeof readInbox>) =>
  renderWithShell(page === 'messages' ? <Messages /> : <Notifications />, {
    who: playerSession(),
    handlers: [handle(readInbox, responder), handle(markInboxRead, undefined as never)],
  });
const BOTH = {
  messages: [
    message(2, { kind: 'DEPOSIT_SUCCEEDED', place: 'NOTIFICATION', values: { amount: 50, currencyCode: 'EUR' } }),
    message(1, {}),
  ],
  unread: 2,
};

describe('inbox (A§2)', () => {
  it.each(Object.keys(INBOX_KINDS) as InboxKind[])('has words for %s', (kind) => {
    expect(english).toHaveProperty([`account.inbox.${kind}.title`]);
    expect(english).toHaveProperty([`account.inbox.${kind}.text`]);
  });
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
    expect(await screen.findByText(/^Welcome to/)).toBeVisible();
    expect(screen.queryByText('Deposit received')).toBeNull();
    await waitFor(() =>
      expect(served.to(markInboxRead).map(({ body }) => body)).toEqual([{ messageIds: [reference(1)] }]),
    );
    // Still marked as new until the page is left, though it counts as read.
    expect(screen.getByText('New')).toBeVisible();
    expect(served.to(markInboxRead)).toHaveLength(1);
  });
  it('writes amounts as the reader does', async () => {
    show('notifications', BOTH);
    expect(await screen.findByText(/€50\.00 added to your balance/)).toBeVisible();
  });
  it('shows a kind that it does not know in general words (ruling 23)', async () => {
    show('messages', { messages: [message(1, { kind: 'SOMETHING_NEW' })], unread: 1 });
    expect(await screen.findByText('A message for you')).toBeVisible();
  });
});
