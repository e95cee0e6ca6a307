import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ranking } from './Ranking.tsx';

const picture = { src: '/a.webp', width: 320, height: 320, colour: '#224466' };

it('is a named, ordered list of links with name and studio', () => {
  render(
    <Ranking
      title="Top 10"
      items={[
        { id: 'a', href: '/a', name: 'Polar Bloom', meta: 'Relax', picture },
        { id: 'b', href: '/b', name: 'Kelp Forest', picture },
      ]}
    />,
  );
  const list = within(screen.getByRole('region', { name: 'Top 10' })).getByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Polar Bloom\s*Relax$/ })).toHaveAttribute('href', '/a');
});

it('keeps its places and is busy while they load', () => {
  render(<Ranking title="Top 10" items={undefined} />);
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
});
