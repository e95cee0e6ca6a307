import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithShell } from '@baize/testing/render';
import { block, handleContent, staticPage } from '@baize/testing';
import type { PortableTextBlock } from '@baize/contracts/content';
import { SaferGambling } from './SaferGambling.tsx';

const item = (href: string, title: string, listItem: 'bullet' | 'number' = 'bullet'): PortableTextBlock => ({
  ...block(title, { listItem, level: 1 }),
  markDefs: [{ _key: 'l', _type: 'link', href }],
  children: [
    { _type: 'span', _key: 'a', text: title, marks: ['l'] },
    { _type: 'span', _key: 'b', text: ': one day or more.', marks: [] },
  ],
});
const show = (body: readonly PortableTextBlock[]) =>
  renderWithShell(<SaferGambling />, {
    path: '/en-UN/responsible-gambling',
    handlers: [
      handleContent('staticPage', staticPage({ title: 'Safer gambling at {brand}', group: 'information', body })),
    ],
  });

it('shows tools as cards that lead to their place, below a heading that the top links to', async () => {
  show([
    block('The first words.'),
    block('Tools of {brand}', { style: 'h2' }),
    item('/my-account/gambling-limits#limits-timeout', 'Break'),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Safer gambling at Wireframe' })).toBeVisible();
  expect(screen.getByText('The first words.')).toBeVisible();
  const section = screen.getByRole('region', { name: 'Tools of Wireframe' });
  const card = within(section).getByRole('listitem');
  expect(within(card).getByRole('link', { name: 'Break' })).toHaveAttribute(
    'href',
    '/en-UN/my-account/gambling-limits#limits-timeout',
  );
  expect(within(card).getByText('One day or more.')).toBeVisible();
  const jump = screen.getByRole('link', { name: 'Tools of Wireframe' }).getAttribute('href') ?? '';
  expect(document.getElementById(jump.slice(1))).toContainElement(section);
});
it('links no title to an address that could run code', async () => {
  show([block('Tools', { style: 'h2' }), item('javascript:alert(1)', 'Break')]);
  expect(await screen.findByRole('heading', { level: 3, name: 'Break' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Break' })).toBeNull();
});
it('shows every paragraph of a page without lists', async () => {
  show([block('Before'), block('Part', { style: 'h2' }), block('One'), block('Two')]);
  for (const words of ['Before', 'One', 'Two']) expect(await screen.findByText(words)).toBeVisible();
});
