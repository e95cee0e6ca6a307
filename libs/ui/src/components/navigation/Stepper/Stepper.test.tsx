import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stepper } from './Stepper.tsx';

it('announces the current step and the number of steps', () => {
  render(<Stepper steps={['Phone', 'About you', 'Confirm']} current={1} />);
  expect(screen.getByRole('group', { name: 'Step 2 of 3' })).toHaveTextContent('About you');
});
