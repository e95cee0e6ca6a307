import type { QueryClient } from '@tanstack/react-query';
import { flagsQuery } from '../flags/flags.ts';
import { accessQuery } from './access.ts';
import { locationQuery } from './station.ts';

/** How long the first page waits for what may replace it, in milliseconds; after that it shows, and is replaced if need be. */
export const FIRST_LOOK_MS = 1500;

/**
 * Asks once, before the first page is drawn, whether the visitor may see it: nobody gets a glimpse of a site that is closed
 * to them, or of one in maintenance. An API that does not answer in time, or at all, opens the page: it locks nobody out.
 * Never fails.
 */
export async function firstLook(client: QueryClient, patienceMs = FIRST_LOOK_MS): Promise<void> {
  const asked = Promise.all([
    client.prefetchQuery(accessQuery),
    client.prefetchQuery(flagsQuery),
    client.prefetchQuery(locationQuery),
  ]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([asked, late]);
  clearTimeout(timer);
}
