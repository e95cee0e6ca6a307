import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../../primitives/Button/Button.tsx';
import { Popover } from './Popover.tsx';

const show = (onOpenChange = vi.fn()) => {
  render(
    <>
      <Popover trigger={<Button>RTP 96.20 %</Button>} title="Return to player" onOpenChange={onOpenChange}>
        Over millions of rounds.
      </Popover>
      <p>Elsewhere</p>
    </>,
  );
  return onOpenChange;
};

it('opens by keyboard as a named dialog, takes the focus and returns it on Escape', async () => {
  const onOpenChange = show();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'RTP 96.20 %' })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Return to player' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(dialog).toHaveTextContent('Over millions of rounds.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'RTP 96.20 %' })).toHaveFocus());
  expect(onOpenChange.mock.calls.map(([open]) => open as boolean)).toEqual([true, false]);
});

it('closes by its close button and by a press elsewhere', async () => {
  show();
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('dialog');
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
