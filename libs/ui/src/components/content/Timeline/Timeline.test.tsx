import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline } from './Timeline.tsx';

it('is a named, ordered list with one current step', () => {
  render(
    <Timeline
      label="Withdrawal"
      steps={[
        { id: 'a', title: 'You asked', state: 'done' },
        { id: 'b', title: 'We check', hint: 'Until noon', state: 'current' },
        { id: 'c', title: 'Your bank books it', state: 'ahead' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Withdrawal' });
  const steps = within(list).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[1]).toHaveTextContent('We check');
  expect(steps[1]).toHaveTextContent('Until noon');
  expect(steps.map((step) => step.getAttribute('data-state'))).toEqual(['done', 'current', 'ahead']);
});

it('shows a failed step by its icon, not by colour alone', () => {
  const { container } = render(
    <Timeline
      label="Withdrawal"
      steps={[
        { id: 'a', title: 'Refused', state: 'failed' },
        { id: 'b', title: 'Later', state: 'ahead' },
      ]}
    />,
  );
  const [failed, ahead] = container.querySelectorAll('li > [aria-hidden=true]');
  expect(failed?.querySelector('svg')).not.toBeNull();
  expect(ahead?.textContent).toBe('2');
});
