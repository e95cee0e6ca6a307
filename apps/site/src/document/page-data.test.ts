import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@baize/shell';
import { renewAnswers, takeAnswers } from './page-data.ts';

const answers = [
  [['games', 'rows'], ['as released']],
  [['games', 'left behind'], ['as released']],
] as const;

it('shows what the page was drawn from, and asks again for what is still shown once it may', async () => {
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
  // Whoever comes to the other one later asks for it: it is as old as the release.
  expect(client.getQueryState(['games', 'left behind'])).toMatchObject({ data: ['as released'], isInvalidated: true });
  stop();
});
