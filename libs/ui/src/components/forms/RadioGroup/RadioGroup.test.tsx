import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RadioCards } from './RadioGroup.tsx';

function Methods() {
  const [value, setValue] = useState('card');
  return (
    <RadioCards
      label="Pay with"
      value={value}
      onChange={setValue}
      options={[
        { value: 'card', label: 'Card', hint: 'Instant' },
        { value: 'bank', label: 'Bank' },
      ]}
    />
  );
}

it('is a named group with arrow-key navigation', async () => {
  render(<Methods />);
  expect(screen.getByRole('group', { name: 'Pay with' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: /Card/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Bank' }));
  expect(screen.getByRole('radio', { name: 'Bank' })).toBeChecked();
});
