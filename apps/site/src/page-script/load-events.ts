import type { Boot, PageBlock } from '@baize/boot';
import type { AppStarter } from './app-starter.ts';

/** Shows live events on a page with places for them (`show-events.ts`); other pages fetch neither the events nor the code. */
export async function loadEvents(
  page: Pick<PageBlock, 'brand'>,
  boot: Pick<Boot, 'pair'>,
  app: AppStarter,
): Promise<void> {
  const strip = document.querySelector<HTMLElement>('[data-events]');
  if (!strip) return;
  try {
    const { showEvents } = await import('./show-events.ts');
    showEvents(strip, page, boot, app);
  } catch {
    // The places stay empty; the app fills them.
  }
}
