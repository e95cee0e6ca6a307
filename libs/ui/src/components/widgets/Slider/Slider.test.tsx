import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Slider } from './Slider.tsx';

const money = (position: number) => `€${position * 5}.00`;
function Part({ heard, disabled }: { heard?: (value: number) => void; disabled?: boolean }) {
  const [value, setValue] = useState(2);
  return (
    <Slider
      label="How much"
      value={value}
      onChange={(next) => {
        setValue(next);
        heard?.(next);
      }}
      steps={20}
      valueText={money}
      ends={['€0', '€100']}
      disabled={disabled}
    />
  );
}
const thumb = () => screen.getByRole('slider', { name: 'How much' });

it('is named and announces its value as text, before and after a move', async () => {
  render(<Part />);
  expect(thumb()).toHaveAttribute('aria-valuetext', '€10.00');
  await userEvent.tab();
  expect(thumb()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(thumb()).toHaveAttribute('aria-valuetext', '€15.00');
  expect(screen.getByText('€15.00')).toBeInTheDocument();
});

it('moves by keys: a step, a tenth, and to both ends', async () => {
  const heard = vi.fn();
  render(<Part heard={heard} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{PageUp}{End}{Home}');
  expect(heard.mock.calls.map(([value]) => value as number)).toEqual([1, 3, 20, 0]);
});

it('is unreachable while disabled', async () => {
  const heard = vi.fn();
  render(<Part heard={heard} disabled />);
  await userEvent.tab();
  expect(thumb()).not.toHaveFocus();
  expect(thumb()).toBeDisabled();
});
