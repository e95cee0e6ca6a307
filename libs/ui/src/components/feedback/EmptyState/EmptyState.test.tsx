import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

it('says what is missing and offers a next step', () => {
  render(
    <EmptyState title="Nothing here yet" actions={<Button href="/casino">Go to the casino</Button>}>
      Favourites will appear here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeVisible();
  expect(screen.getByText('Favourites will appear here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the casino' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('draws the brand’s scene instead of an icon, hidden from screen readers', async () => {
  const { container } = render(<EmptyState scene="lost" title="No games match “qqqq”" />);
  await waitFor(() => expect(container.querySelector('[data-scene="lost"] > svg[aria-hidden="true"]')).not.toBeNull());
});

it('announces a failure and keeps its heading level', () => {
  render(<EmptyState tone="negative" level={3} title="Could not be loaded" />);
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 3 }));
});
