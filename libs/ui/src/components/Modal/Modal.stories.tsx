import type { Meta, StoryObj } from '@storybook/react-vite';
import { History, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button, Stack, Text } from '../../index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Modal } from './Modal.tsx';

const meta: Meta = { title: 'Overlays/Modal' };
export default meta;
type Story = StoryObj;

function Example({ dismissable = true, long = false }: { dismissable?: boolean; long?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Withdraw €20.00" dismissable={dismissable} footer={<><Button variant="secondary" onClick={() => setOpen(false)}>Not now</Button><Button onClick={() => setOpen(false)}>Withdraw</Button></>}>
        <Stack><Text>The money leaves your balance at once and is with your bank in one to three days.</Text>{long && Array.from({ length: 20 }, (_, index) => <Text key={index} tone="muted">Clause {index + 1}. A bonus that is still being wagered is forfeited by a withdrawal.</Text>)}</Stack>
      </Modal>
    </>
  );
}

const openIt: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw €20.00' });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Open: Story = { render: () => <Example />, play: openIt };
export const Long: Story = { render: () => <Example long />, play: openIt };
export const WaitsForAnAnswer: Story = { render: () => <Example dismissable={false} />, play: openIt };
export const Question: Story = { render: () => <Dialog open title="Give up the bonus?" confirmLabel="Give it up" cancelLabel="Keep it" danger onConfirm={() => undefined} onCancel={() => undefined}>Withdrawing now forfeits €35.00 of bonus money. Your own €120.00 stays yours.</Dialog> };
export const FilterSheet: Story = { render: () => <Sheet open onClose={() => undefined} title="Filter" footer={<Button fullWidth>Show 124 games</Button>}><Text>Studios, features, bet size.</Text></Sheet> };
export const AccountMenu: Story = {
  render: () => <Menu label="Account" trigger={<Button variant="secondary">Account</Button> as never} items={[{ id: 'a', label: 'My account', icon: UserRound }, { id: 'h', label: 'History', icon: History, hint: 'Bets, deposits, withdrawals' }, { id: 'o', label: 'Log out', icon: LogOut, danger: true }]} onAction={() => undefined} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const out = await screen.findByRole('menuitem', { name: 'Log out' });
    await waitFor(() => expect(out).toBeVisible());
  },
};
export const Panels: Story = { render: () => <Tabs label="Cashier" tabs={[{ id: 'd', label: 'Deposit', content: <Text>Choose how to pay.</Text> }, { id: 'w', label: 'Withdraw', content: <Text>Where to?</Text> }, { id: 'x', label: 'Gone', content: <Text>–</Text>, disabled: true }]} /> };
