import type { QueryClient } from '@tanstack/react-query';
import { flagsQuery } from '../flags/flags.ts';
import { accessQuery } from './access.ts';
import { locationQuery } from './station.ts';

/**
 * How long the first page waits for the access check, in milliseconds. After that it is shown, and replaced later if
 * necessary.
 */
export const INITIAL_ACCESS_MS = 1500;

/**
 * Checks once, before the first render, whether the visitor may see the page, so that no one glimpses a site that is
 * closed to them or in maintenance. If the API does not answer in time, the page opens: an outage locks no one out.
 * Never fails.
 */
export async function checkInitialAccess(client: QueryClient, timeoutMs = INITIAL_ACCESS_MS): Promise<void> {
  const asked = Promise.all([
    client.prefetchQuery(accessQuery),
    client.prefetchQuery(flagsQuery),
    client.prefetchQuery(locationQuery),
  ]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([asked, late]);
  clearTimeout(timer);
}
