import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Standings } from './Standings.tsx';

const picture = { src: '/a.webp', width: 128, height: 128, colour: '#224466' };

it('is a named, ordered list of links with name and figure', () => {
  render(
    <Standings
      title="Jackpots"
      rows={[
        { id: 'a', href: '/a', name: 'Polar Bloom', meta: 'Relax', value: '12.000 €', picture },
        { id: 'b', href: '/b', name: 'Kelp Forest', value: '900 €', picture },
      ]}
    />,
  );
  const list = within(screen.getByRole('region', { name: 'Jackpots' })).getByRole('list');
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['1Polar BloomRelax12.000 €', '2Kelp Forest900 €']);
  expect(screen.getByRole('link', { name: /^Polar Bloom\s*Relax\s*12\.000 €$/ })).toHaveAttribute('href', '/a');
});

it('keeps its height and is busy while rows load', () => {
  render(<Standings title="Jackpots" rows={undefined} waitingRows={4} />);
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('drops the order and says why in its last row if no figure is available', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id, href: `/${id}`, name: `Game ${id}`, value: null, picture }));
  render(<Standings title="Jackpots" rows={rows} missing="No amounts come through." />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Game a', 'Game b']);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('No amounts come through.');
});

it('names the game whose figure is awaited for a page without the app', () => {
  const row = { id: '7', href: '/a', name: 'Polar Bloom', value: undefined, picture };
  const { container, rerender } = render(<Standings title="Jackpots" rows={[row]} />);
  expect(container.querySelector('[data-figure-of="7"]')).toBeInTheDocument();
  rerender(<Standings title="Jackpots" rows={[{ ...row, value: '900 €' }]} />);
  expect(container.querySelector('[data-figure-of]')).toBeNull();
});
