import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Sheet } from './Sheet.tsx';

function Lobby() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filter" footer={<button type="button">Show</button>}>
        <input aria-label="Studio" />
      </Sheet>
    </>
  );
}

it('is a named dialog that traps the focus and returns it', async () => {
  render(<Lobby />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filter' });
  expect(sheet).toContainElement(document.activeElement as HTMLElement);
  expect(sheet).toContainElement(screen.getByRole('button', { name: 'Show' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
});
