import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { HeroCarousel } from './HeroCarousel.tsx';

const slides = ['One', 'Two'].map((title) => ({
  id: title,
  title,
  action: { label: `Go ${title}`, href: `/${title}` },
  picture: { src: '/x.webp', width: 1600, height: 700, alt: '' },
}));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

it('is complete on the server without inline styles', () => {
  const html = renderToString(<HeroCarousel slides={slides} />);
  expect(html).toContain('Go One');
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('style=');
});

it('can be paused', async () => {
  render(<HeroCarousel slides={slides} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'One' })).toBeInTheDocument();
});
