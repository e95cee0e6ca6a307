import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { KeptFocus } from './KeptFocus.tsx';

function Editable({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <KeptFocus label="Password">
      {isOpen ? (
        <input aria-label="New password" autoFocus={autoFocus} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Change
        </button>
      )}
    </KeptFocus>
  );
}

it('takes the focus of a button that a form replaces, so that the next Tab reaches the form', async () => {
  const user = userEvent.setup();
  render(<Editable />);
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Password' })).toHaveFocus());
  await user.tab();
  expect(screen.getByLabelText('New password')).toHaveFocus();
});

it('leaves the focus to a field that takes it', async () => {
  const user = userEvent.setup();
  render(<Editable autoFocus />);
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('New password')).toHaveFocus();
});

it('leaves the focus alone after a press elsewhere', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <KeptFocus>
      <button type="button">End</button>
    </KeptFocus>,
  );
  screen.getByRole('button').focus();
  await user.click(document.body);
  rerender(<KeptFocus>Ended</KeptFocus>);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
