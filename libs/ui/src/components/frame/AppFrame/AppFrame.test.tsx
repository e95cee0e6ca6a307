import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AppFrame } from './AppFrame.tsx';

it('leads the first Tab stop past the navigation to the page', async () => {
  render(<AppFrame header={<a href="#casino">Casino</a>}>Games</AppFrame>);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to the content' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});
