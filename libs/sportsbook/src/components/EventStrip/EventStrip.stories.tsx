import type { Meta, StoryObj } from '@storybook/react-vite';
import { sportsHighlights } from '@baize/contracts/sportsbook';
import { handle, never, refuse, SPORTS_EVENTS, withShell } from '@baize/testing';
import { EventStrip } from './EventStrip.tsx';

const meta: Meta = { title: 'Sportsbook/EventStrip', tags: ['!autodocs'], component: EventStrip };
export default meta;
type Story = StoryObj;

const shell = (answer: Parameters<typeof handle<typeof sportsHighlights>>[1]) =>
  withShell({ handlers: [handle(sportsHighlights, answer)] });

export const Events: Story = { decorators: [shell({ data: [...SPORTS_EVENTS], stale: false })] };
export const Waiting: Story = { decorators: [shell(never as never)] };
export const OutOfDate: Story = { decorators: [shell({ data: [...SPORTS_EVENTS], stale: true })] };
export const NothingOn: Story = { decorators: [shell({ data: [], stale: false })] };
export const Failed: Story = { decorators: [shell(refuse(500, '') as never)] };
