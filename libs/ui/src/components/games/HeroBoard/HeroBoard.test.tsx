import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeroBoard } from './HeroBoard.tsx';

it('has the banner before its figures in reading order, and no gap without figures', () => {
  const NoFigures = () => null;
  const { container, rerender } = render(<HeroBoard aside={<ol>Highest pots</ol>}>Banner</HeroBoard>);
  expect([...(container.firstElementChild?.children ?? [])].map((part) => part.textContent)).toEqual([
    'Banner',
    'Highest pots',
  ]);
  // Both for figures that turn out to be missing and for none at all.
  for (const aside of [<NoFigures key="none" />, undefined]) {
    rerender(<HeroBoard aside={aside}>Banner</HeroBoard>);
    expect(container.firstElementChild?.children).toHaveLength(1);
  }
});
