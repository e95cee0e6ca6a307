import type { Meta, StoryObj } from '@storybook/react-vite';
import { sportsbookContext, sportsbookLoginContext } from '@baize/contracts/sportsbook';
import { handle, never, playerSession, refuse, withShell } from '@baize/testing';
import { Sportsbook } from './Sportsbook.tsx';

const meta: Meta = { title: 'Sportsbook/Sportsbook', tags: ['!autodocs'], component: Sportsbook };
export default meta;
type Story = StoryObj;

const shell = (answer: Parameters<typeof handle<typeof sportsbookContext>>[1]) =>
  withShell({ path: 'sportsbook', handlers: [handle(sportsbookContext, answer)] });

export const Loading: Story = { decorators: [shell(never as never)] };
export const Closed: Story = { decorators: [shell({ iframeUrl: null })] };
const stopped = (reason: string) =>
  withShell({
    path: 'sportsbook',
    who: playerSession(),
    handlers: [handle(sportsbookLoginContext, refuse(403, 'error.play.not_allowed', { details: { reason } }) as never)],
  });
export const DocumentsFirst: Story = { decorators: [stopped('document')] };
export const AccountUnderReview: Story = { decorators: [stopped('account_review')] };
export const Failed: Story = { decorators: [shell(refuse(500, '') as never)] };
