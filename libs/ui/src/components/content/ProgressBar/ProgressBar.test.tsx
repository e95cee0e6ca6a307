import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

const share = () =>
  (screen.getByRole('progressbar').firstElementChild as HTMLElement).style.getPropertyValue('--share');

it('announces its value as text', () => {
  render(<ProgressBar label="Wagering" value={40} max={160} valueText="€40.00 of €160.00" />);
  const bar = screen.getByRole('progressbar', { name: 'Wagering' });
  expect(bar).toHaveAttribute('aria-valuetext', '€40.00 of €160.00');
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['40', '160']);
  expect(share()).toBe('0.25');
  expect(screen.getByText('€40.00 of €160.00')).toBeVisible();
});

it.each([
  [-5, 10, '0'],
  [50, 10, '1'],
  [5, 0, '0'],
])('of %i in %i is drawn as %s', (value, max, drawn) => {
  render(<ProgressBar label="Upload" value={value} max={max} />);
  expect(share()).toBe(drawn);
});

it('keeps its name if the text is hidden', () => {
  render(<ProgressBar label="Upload" hideLabel value={1} max={2} />);
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();
  expect(screen.queryByText('Upload')).toBeNull();
});
