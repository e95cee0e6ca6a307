import type { Meta, StoryObj } from '@storybook/react-vite';
import { sportsHighlights } from '@baize/contracts/sportsbook';
import { handle, never, refuse, withShell } from '@baize/testing';
import { EventStrip } from './EventStrip.tsx';
import { EVENTS } from './events.ts';

const meta: Meta = { title: 'Sportsbook/EventStrip', tags: ['!autodocs'], component: EventStrip };
export default meta;
type Story = StoryObj;

const shell = (answer: Parameters<typeof handle<typeof sportsHighlights>>[1]) =>
  withShell({ handlers: [handle(sportsHighlights, answer)] });

export const Events: Story = { decorators: [shell({ data: [...EVENTS], stale: false })] };
export const Waiting: Story = { decorators: [shell(never as never)] };
export const OutOfDate: Story = { decorators: [shell({ data: [...EVENTS], stale: true })] };
export const NothingOn: Story = { decorators: [shell({ data: [], stale: false })] };
export const Failed: Story = { decorators: [shell(refuse(500, '') as never)] };
