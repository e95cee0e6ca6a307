import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Modal } from './Modal.tsx';

function Page({ dismissable = true }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Withdraw
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Withdraw 20 €" dismissable={dismissable}>
        <input aria-label="Amount" />
      </Modal>
    </>
  );
}

it('is a named dialog that traps the focus and returns it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw 20 €' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
});

it('waits for an answer if it cannot be dismissed', async () => {
  render(<Page dismissable={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
