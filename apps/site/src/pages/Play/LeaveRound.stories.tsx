import type { Meta, StoryObj } from '@storybook/react-vite';
import { playerSession, withShell } from '@baize/testing';
import { LeaveRound } from './LeaveRound.tsx';

/** A player leaves a game while a round is running. */
const meta: Meta<typeof LeaveRound> = {
  title: 'Screens/Leave a round',
  component: LeaveRound,
  tags: ['!autodocs'],
  decorators: [withShell({ who: playerSession() })],
  args: { onLeave: () => undefined, onStay: () => undefined },
};
export default meta;

export const Question: StoryObj<typeof LeaveRound> = {};
