import type { Meta, StoryObj } from '@storybook/react-vite';
import { withShell } from '@baize/testing';
import { ClosedAccount } from './ClosedAccount.tsx';

const meta: Meta<typeof ClosedAccount> = { title: 'Site/ClosedAccount', tags: ['!autodocs'], component: ClosedAccount };
export default meta;
type Story = StoryObj<typeof ClosedAccount>;

export const ByThePlayer: Story = { decorators: [withShell({ path: 'closed-account?by=PLAYER' })] };
export const ByUs: Story = { decorators: [withShell({ path: 'closed-account?by=OPERATOR' })] };
export const Unknown: Story = { decorators: [withShell({ path: 'closed-account' })] };
