import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoticeBar } from './NoticeBar.tsx';

it('is a region named by its title and does not take the focus', () => {
  render(
    <>
      <input aria-label="Search" autoFocus />
      <NoticeBar title="A question" choices={<button type="button">Yes</button>}>
        Words
      </NoticeBar>
    </>,
  );
  const region = screen.getByRole('region', { name: 'A question' });
  expect(region).toContainElement(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
