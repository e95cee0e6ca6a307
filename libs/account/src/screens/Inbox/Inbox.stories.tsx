import type { Meta, StoryObj } from '@storybook/react-vite';
import { markInboxRead, readInbox } from '@baize/contracts/inbox';
import { handle, never, playerSession, refuse, withShell, type Responder } from '@baize/testing';
import { message } from '../../fixtures/account-handlers.ts';
import { accountModule } from '../../module.ts';
import { Messages, Notifications } from './Inbox.tsx';

const meta: Meta = { title: 'Account/Inbox', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj;

const shell = (responder: Responder<typeof readInbox>) =>
  withShell({
    who: playerSession(),
    modules: [accountModule],
    path: 'my-account/inbox',
    handlers: [handle(readInbox, responder), handle(markInboxRead, undefined as never)],
  });
const FILLED = {
  messages: [
    message(3, { kind: 'PASSWORD_CHANGED', place: 'NOTIFICATION' }),
    message(2, {
      kind: 'PHONE_CHANGED',
      place: 'NOTIFICATION',
      readAt: '2026-11-20T13:00:00.000Z',
    }),
    message(1, {}),
  ],
  unread: 2,
};

export const Words: Story = { decorators: [shell(FILLED)], render: () => <Messages /> };
export const Happenings: Story = { decorators: [shell(FILLED)], render: () => <Notifications /> };
export const Empty: Story = { decorators: [shell({ messages: [], unread: 0 })], render: () => <Messages /> };
export const Loading: Story = { decorators: [shell(never)], render: () => <Messages /> };
export const Failed: Story = { decorators: [shell(refuse(500, 'error.system.error'))], render: () => <Messages /> };
