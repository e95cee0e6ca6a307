import type { PageBlock } from '@baize/boot';
import { addToStored } from './add-to-stored.ts';

/**
 * Remembers the page for a sign-up, which has a page of its own and leads back here (A§2), as `KeepLoginOrigin` does where
 * the app runs. A page that stands without the app has no query, so its link brought no code; one remembered before is kept.
 */
export function keepLoginOrigin({ isForm }: Pick<PageBlock, 'isForm'>): void {
  // The sign-up itself: nobody returns to it.
  if (!isForm) addToStored('login-origin', { path: location.pathname + location.hash });
}
