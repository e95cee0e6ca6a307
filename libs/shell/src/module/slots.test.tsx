import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSurroundings, playerSession, Shell, testSite } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import type { DomainModule } from './domain-module.ts';
import { loadPart } from './LazyPart.tsx';
import { Slot } from './Slot.tsx';
import {
  ACCOUNT_HUB,
  BREAK_NOTICE,
  fillSlot,
  HOME_SECTIONS,
  GAMES_ROW,
  PLAYER_CORNER,
  type SlotFilling,
  type SlotPart,
} from './slots.ts';

const part = (word: string, over: Partial<SlotPart> = {}): SlotPart => ({
  id: word,
  order: 10,
  lazy: () => Promise.resolve({ Component: () => <p>{word}</p> }),
  ...over,
});
const module = (id: string, ...slots: SlotFilling[]): DomainModule => ({ id, namespace: id, routes: [], slots });

it('shows the parts of all modules in their order, and no part of another slot', async () => {
  const modules = [
    module('a', fillSlot(ACCOUNT_HUB, part('second', { order: 20 }))),
    module('b', fillSlot(ACCOUNT_HUB, part('first')), fillSlot(BREAK_NOTICE, part('elsewhere'))),
  ];
  const { container } = renderWithShell(<Slot of={ACCOUNT_HUB} />, { modules });
  await waitFor(() => expect(container).toHaveTextContent('firstsecond'));
  expect(container).not.toHaveTextContent('elsewhere');
});

it('shows a part only to a visitor whom its guards allow', async () => {
  const modules = [
    module('a', fillSlot(ACCOUNT_HUB, part('members', { guards: ['login'] }))),
    module('b', fillSlot(ACCOUNT_HUB, part('everyone'))),
  ];
  const { unmount } = renderWithShell(<Slot of={ACCOUNT_HUB} />, { modules });
  expect(await screen.findByText('everyone')).toBeVisible();
  expect(screen.queryByText('members')).toBeNull();
  unmount();
  renderWithShell(<Slot of={ACCOUNT_HUB} />, { modules, who: playerSession() });
  expect(await screen.findByText('members')).toBeVisible();
});

it('gives each part the props of the slot', async () => {
  const Games = ({ category }: { readonly category?: string; readonly title?: string }) => <p>games of {category}</p>;
  const modules = [
    module('a', fillSlot(GAMES_ROW, { id: 'a', order: 1, lazy: () => Promise.resolve({ Component: Games }) })),
  ];
  renderWithShell(<Slot of={GAMES_ROW} category="slots" />, { modules });
  expect(await screen.findByText('games of slots')).toBeVisible();
});

it('refuses a component that needs other props than the slot has, and a slot without its props', () => {
  const Other = ({ number }: { readonly number: number }) => <p>{number}</p>;
  const lazy = () => Promise.resolve({ Component: Other });
  // @ts-expect-error The slot gives a category, not a number.
  fillSlot(GAMES_ROW, { id: 'a', order: 1, lazy });
  const Category = ({ category }: { readonly category: string }) => <p>{category}</p>;
  // @ts-expect-error The slot also gives a title with games.
  fillSlot(GAMES_ROW, { id: 'a', order: 1, lazy: () => Promise.resolve({ Component: Category }) });
  // @ts-expect-error The category is missing.
  expect(<Slot of={GAMES_ROW} />).toBeDefined();
});

it('renders a part at once when it was fetched with its page', async () => {
  const early = part('early');
  await loadPart(early.lazy);
  renderWithShell(<Slot of={ACCOUNT_HUB} />, { modules: [module('a', fillSlot(ACCOUNT_HUB, early))] });
  expect(screen.getByText('early')).toBeVisible();
});

it('shows only the part that its place names', async () => {
  const modules = [
    module('a', fillSlot(HOME_SECTIONS, part('cups.current')), fillSlot(HOME_SECTIONS, part('cups.past'))),
  ];
  const { container } = renderWithShell(<Slot of={HOME_SECTIONS} only="cups.current" />, { modules });
  await waitFor(() => expect(container.textContent).toBe('cups.current'));
});

it('appears together with what is beside it, where the slot says so', async () => {
  let arrive = () => {};
  const late = part('late', {
    lazy: () =>
      new Promise((resolve) => {
        arrive = () => resolve({ Component: () => <p>late</p> });
      }),
  });
  const { container } = renderWithShell(
    <Suspense fallback={<p>waiting</p>}>
      <Slot of={PLAYER_CORNER} suspends />
      <p>beside</p>
    </Suspense>,
    { modules: [module('a', fillSlot(PLAYER_CORNER, late))] },
  );
  expect(container.textContent).toBe('waiting');
  arrive();
  await waitFor(() => expect(container.textContent).toBe('latebeside'));
});

it('leaves a part out while there is no connection for its code, and adds it when there is', async () => {
  const away = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isLost = true;
  const late = part('late', {
    lazy: () =>
      isLost
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : Promise.resolve({ Component: () => <p>late</p> }),
  });
  const { container } = renderWithShell(
    <>
      <Slot of={ACCOUNT_HUB} />
      <p>beside</p>
    </>,
    { modules: [module('a', fillSlot(ACCOUNT_HUB, late))] },
  );
  await waitFor(() => expect(container.textContent).toBe('beside'));
  isLost = false;
  away.mockRestore();
  // Once it waits.
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(container.textContent).toBe('latebeside'));
});

it('renders its parts in a server render', async () => {
  const { prelude } = await prerender(
    <Shell
      surroundings={createSurroundings(testSite(), null)}
      modules={[module('a', fillSlot(ACCOUNT_HUB, part('served')))]}
    >
      <Slot of={ACCOUNT_HUB} />
    </Shell>,
  );
  expect(await new Response(prelude).text()).toContain('<p>served</p>');
});
