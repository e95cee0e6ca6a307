import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@baize/shell';
import { renewAnswers, takeAnswers } from './page-data.ts';

const answers = [
  [['games', 'rows'], ['as released']],
  [['games', 'left behind'], ['as released']],
] as const;

it('shows the page’s prerendered answers, and later refetches those that are still on screen', async () => {
  const client = createQueryClient();
  takeAnswers(client, { answers });
  const ask = vi.fn(() => Promise.resolve(['as it is today']));
  const seen: unknown[] = [];
  const stop = new QueryObserver(client, { queryKey: ['games', 'rows'], queryFn: ask }).subscribe(({ data }) =>
    seen.push(data),
  );
  await Promise.resolve();
  expect(ask).not.toHaveBeenCalled();
  renewAnswers(client, { answers });
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['as it is today']));
  expect(ask).toHaveBeenCalledTimes(1);
  // The other answer is as old as the release, so it is refetched when a screen first shows it.
  expect(client.getQueryState(['games', 'left behind'])).toMatchObject({ data: ['as released'], isInvalidated: true });
  stop();
});
