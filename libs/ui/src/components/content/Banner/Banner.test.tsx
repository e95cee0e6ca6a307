import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../../primitives/Button/Button.tsx';
import { Banner } from './Banner.tsx';

it('is an article that always shows the terms next to the offer', () => {
  render(
    <Banner
      title="Half again"
      picture={{ src: '/a.webp', width: 600, height: 300, alt: '' }}
      actions={<Button href="/offer">See the offer</Button>}
      terms="18+. Wager 35 times within 7 days."
    >
      On your first deposit.
    </Banner>,
  );
  const banner = screen.getByRole('article');
  expect(banner).toContainElement(screen.getByRole('heading', { level: 2, name: 'Half again' }));
  expect(screen.getByText('18+. Wager 35 times within 7 days.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the offer' })).toBeVisible();
});

it('has the same words in a strip above a form', () => {
  render(
    <Banner compact title="Decide first" actions={<Button href="/limits">Set a limit</Button>}>
      It applies immediately.
    </Banner>,
  );
  const banner = screen.getByRole('article');
  expect(banner).toHaveAttribute('data-compact', 'true');
  expect(banner).toHaveTextContent('Decide firstIt applies immediately.Set a limit');
});

it('works without a picture and keeps its heading level', () => {
  const { container } = render(<Banner title="News" level={3} />);
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});
