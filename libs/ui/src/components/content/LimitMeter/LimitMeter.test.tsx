import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LimitMeter } from './LimitMeter.tsx';

const format = (hundredths: number) => `€${(hundredths / 100).toFixed(2)}`;

it('shows and announces used, limit and left as money', () => {
  render(
    <LimitMeter
      label="Daily deposit limit"
      limit={20_000}
      used={5_000}
      remaining={15_000}
      format={format}
      resetsOn="tomorrow"
    />,
  );
  const meter = screen.getByRole('meter', { name: 'Daily deposit limit' });
  expect(meter).toHaveAttribute('aria-valuetext', '€50.00 of €200.00 used, €150.00 left. Resets tomorrow');
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuemax')]).toEqual(['50', '200']);
  expect(screen.getByText('€150.00 left')).toBeVisible();
  expect((meter.firstElementChild as HTMLElement).style.getPropertyValue('--used')).toBe('0.2500');
});

it.each([
  [20_000, 0, 'unused'],
  [20_000, 10_000, 'open'],
  [20_000, 16_000, 'near'],
  [20_000, 20_000, 'reached'],
  [0, 0, 'reached'],
])('of a limit of %i with %i used it is %s', (limit, used, state) => {
  render(<LimitMeter label="Limit" limit={limit} remaining={limit - used} format={format} />);
  expect(screen.getByRole('meter')).toHaveAttribute('data-state', state);
});

it('shows a reached limit by text, not by colour alone', () => {
  render(<LimitMeter label="Limit" limit={100} remaining={0} format={format} />);
  expect(screen.getByText('Limit reached')).toBeVisible();
});

it('marks a pending change in the bar and says when it starts', () => {
  const { rerender } = render(
    <LimitMeter
      label="Limit"
      limit={20_000}
      used={10_000}
      remaining={10_000}
      format={format}
      pending={{ value: 40_000, on: 'on Friday' }}
    />,
  );
  const bar = screen.getByRole('meter');
  expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/Changes to €400\.00 on Friday$/));
  expect((bar.children[0] as HTMLElement).style.getPropertyValue('--used')).toBe('0.2500');
  expect((bar.children[1] as HTMLElement).style.getPropertyValue('--mark')).toBe('0.5000');
  rerender(
    <LimitMeter
      label="Limit"
      limit={20_000}
      used={10_000}
      remaining={10_000}
      format={format}
      pending={{ value: null, on: 'on Friday' }}
    />,
  );
  expect(screen.getByText('Ends on Friday')).toBeVisible();
  expect(screen.getByRole('meter').children).toHaveLength(1);
});

it('shows no bar for an unknown limit and never less than zero left', () => {
  render(<LimitMeter label="Limit" remaining={4_500} format={format} />);
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.getByText('€45.00 left')).toBeVisible();
  render(<LimitMeter label="Other" limit={100} used={150} remaining={-50} format={format} />);
  expect(screen.getByRole('meter', { name: 'Other' })).toHaveAttribute('aria-valuenow', '1');
  expect(screen.queryByText(/-/)).toBeNull();
});
