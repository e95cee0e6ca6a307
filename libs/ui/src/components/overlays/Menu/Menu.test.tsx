import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../../primitives/Button/Button.tsx';
import { Menu } from './Menu.tsx';

it('opens by keyboard and reports the chosen action', async () => {
  const act = vi.fn();
  render(
    <Menu
      trigger={(<Button>Account</Button>) as never}
      label="Account"
      items={[
        { id: 'history', label: 'History' },
        { id: 'out', label: 'Log out' },
      ]}
      onAction={act}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: 'Account' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(act).toHaveBeenCalledWith('out');
});
