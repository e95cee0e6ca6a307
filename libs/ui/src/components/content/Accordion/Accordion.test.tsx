import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

it('folds answers but keeps them in the browser’s page search', async () => {
  const { container } = render(
    <Accordion
      name="faq"
      items={[
        { id: '1', title: 'How long?', content: 'One to three days.', open: true },
        { id: '2', title: 'What if I withdraw now?', content: 'The bonus goes.' },
      ]}
    />,
  );
  const [first, second] = container.querySelectorAll('details');
  expect([first?.open, second?.open]).toEqual([true, false]);
  expect([first?.getAttribute('name'), second?.getAttribute('name')]).toEqual(['faq', 'faq']);
  await userEvent.click(screen.getByText('What if I withdraw now?'));
  expect(second?.open).toBe(true);
  expect(screen.getByText('The bonus goes.')).toBeVisible();
});
