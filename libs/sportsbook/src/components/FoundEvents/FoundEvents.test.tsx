import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sportsSearch } from '@baize/contracts/sportsbook';
import { handle, refuse } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { sportsSearchQuery } from '../../api/search.ts';
import { FoundEvents } from './FoundEvents.tsx';

const HIT = {
  kind: 'event' as const,
  name: 'Wolves – Harriers',
  detail: 'Frost Series',
  path: { category: 'ice-hockey', region: 'sweden', competition: 'frost-series', event: 'wolves-harriers' },
};

it('lists what the vendor finds, with links to it', async () => {
  renderWithShell(<FoundEvents query="wol" />, { handlers: [handle(sportsSearch, { data: [HIT] })] });
  const link = await screen.findByRole('link', { name: /Wolves – Harriers/ });
  expect(link.getAttribute('href')).toMatch(/\/sportsbook\/ice-hockey\/sweden\/frost-series\/wolves-harriers$/);
  expect(screen.getByRole('group', { name: 'Teams and events' })).toContainElement(link);
});

it('asks for no single letter', async () => {
  const answer = vi.fn(() => ({ data: [HIT] }));
  renderWithShell(<FoundEvents query=" w " />, { handlers: [handle(sportsSearch, answer)] });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(answer).not.toHaveBeenCalled();
  expect(screen.queryByRole('group')).toBeNull();
});

it.each([
  ['nothing is found', { data: [] }],
  ['the vendor does not answer', refuse(503, '') as never],
])('takes no place when %s', async (_why, answer) => {
  const { container, queryClient } = renderWithShell(<FoundEvents query="wol" />, {
    handlers: [handle(sportsSearch, answer)],
  });
  const { queryKey } = sportsSearchQuery('wol', null);
  await waitFor(() => expect(['success', 'error']).toContain(queryClient.getQueryState(queryKey)?.status));
  expect(container).toBeEmptyDOMElement();
});
