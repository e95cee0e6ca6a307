import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('works by mouse and by keyboard', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Deposit</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

it('does not submit a form twice while it is loading', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" loading>
        Pay
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /Pay/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(send).not.toHaveBeenCalled();
});

it('is a link if it has an address', () => {
  render(<Button href="/en-UN/casino">Casino</Button>);
  expect(screen.getByRole('link', { name: 'Casino' })).toHaveAttribute('href', '/en-UN/casino');
});
