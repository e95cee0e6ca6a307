import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

it('reserves its place by its size, and shows text if it cannot be loaded', () => {
  render(<Picture src="/tile.webp" width={320} height={160} alt="A comet over a harbour" fallback="Comet" />);
  const image = screen.getByRole('img', { name: 'A comet over a harbour' });
  expect(image).toHaveAttribute('width', '320');
  expect(image).toHaveAttribute('height', '160');
  expect(screen.queryByText('Comet')).toBeNull();
  fireEvent.error(image);
  expect(screen.getByText('Comet')).toBeInTheDocument();
});
