import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AppFrame } from './AppFrame.tsx';

it('has a skip link to the page as the first Tab stop', async () => {
  render(<AppFrame header={<a href="#casino">Casino</a>}>Games</AppFrame>);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});
