import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeroBoard } from './HeroBoard.tsx';

it('reads the banner before its figures, and leaves no empty place where there are none', () => {
  const NoFigures = () => null;
  const { container, rerender } = render(<HeroBoard aside={<ol>Highest pots</ol>}>Banner</HeroBoard>);
  expect([...(container.firstElementChild?.children ?? [])].map((part) => part.textContent)).toEqual([
    'Banner',
    'Highest pots',
  ]);
  // Figures that turn out not to be there, as well as none at all.
  for (const aside of [<NoFigures key="none" />, undefined]) {
    rerender(<HeroBoard aside={aside}>Banner</HeroBoard>);
    expect(container.firstElementChild?.children).toHaveLength(1);
  }
});
