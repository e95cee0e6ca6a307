import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stepper } from './Stepper.tsx';

it('says which step it is, of how many', () => {
  render(<Stepper steps={['Phone', 'About you', 'Confirm']} current={1} />);
  expect(screen.getByRole('group', { name: 'Step 2 of 3' })).toHaveTextContent('About you');
});
