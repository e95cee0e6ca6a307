import type { Meta, StoryObj } from '@storybook/react-vite';
import { withShell } from '@baize/testing';
import { Missing } from './Missing.tsx';
import { Problem } from './Problem.tsx';

const meta: Meta<typeof Problem> = {
  title: 'Site/Problem',
  tags: ['!autodocs'],
  component: Problem,
  decorators: [withShell()],
  args: { onRetry: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Problem>;

export const Unauthorised: Story = { args: { kind: 'unauthorised' } };
export const Forbidden: Story = { args: { kind: 'forbidden' } };
export const NotFound: StoryObj = { render: () => <Missing /> };
export const Server: Story = { args: { kind: 'server' } };
export const Oops: Story = { args: { kind: 'oops' } };
export const Reload: Story = { args: { kind: 'reload' } };
