import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeroBoard } from './HeroBoard.tsx';

it('gives the banner the whole line when there are no figures', () => {
  const { rerender, container } = render(<HeroBoard aside={<p>Figures</p>}><h1>Banner</h1></HeroBoard>);
  expect(screen.getByText('Figures')).toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('data-aside');
  rerender(<HeroBoard aside={null}><h1>Banner</h1></HeroBoard>);
  expect(container.firstElementChild).not.toHaveAttribute('data-aside');
});
