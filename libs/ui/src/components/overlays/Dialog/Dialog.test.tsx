import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

const ask = (loading = false) => {
  const confirm = vi.fn();
  const cancel = vi.fn();
  render(
    <Dialog
      open
      danger
      title="Give up the bonus?"
      confirmLabel="Give it up"
      cancelLabel="Keep it"
      loading={loading}
      onConfirm={confirm}
      onCancel={cancel}
    >
      It is €35.00.
    </Dialog>,
  );
  return { confirm, cancel };
};

it('is an alert dialog with two answers, and Escape changes nothing', async () => {
  const { confirm, cancel } = ask();
  expect(await screen.findByRole('alertdialog', { name: 'Give up the bonus?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Give it up' }));
  expect(confirm).toHaveBeenCalledOnce();
  expect(cancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledOnce();
});

it('ignores a second answer while the first is being sent', async () => {
  const { confirm } = ask(true);
  await userEvent.click(await screen.findByRole('button', { name: /Give it up/ }));
  expect(confirm).not.toHaveBeenCalled();
});

it('draws the answer that keeps things as they are as the primary one if most players want it', () => {
  render(
    <Dialog
      open
      preferred="cancel"
      title="Cancel the withdrawal of €20.00?"
      confirmLabel="Cancel withdrawal"
      cancelLabel="Keep withdrawal"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      The money goes back to your balance.
    </Dialog>,
  );
  expect(screen.getByRole('button', { name: 'Keep withdrawal' })).toHaveAttribute('data-variant', 'primary');
  expect(screen.getByRole('button', { name: 'Cancel withdrawal' })).toHaveAttribute('data-variant', 'secondary');
});
