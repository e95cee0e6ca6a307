import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';

it('pairs each term with its value and sets the total apart', () => {
  const { container } = render(
    <DescriptionList
      items={[
        { term: 'Deposit', value: '€50.00' },
        { term: 'You pay', value: '€50.00', total: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Deposit', 'You pay']);
  expect(screen.getAllByRole('definition')).toHaveLength(2);
  expect(container.querySelectorAll('[data-total]')).toHaveLength(1);
  expect(container.querySelector('[data-total]')).toHaveTextContent('You pay');
});
