import {
  sportsPageMessage,
  type SportsFont,
  type SportsFrameMessage,
  type SportsPageMessage,
} from '@baize/contracts/sportsbook-messages';
import type { DeepLink } from '../../src/sportsbook/wire.ts';

interface Handlers {
  readonly navigate: (route: DeepLink) => void;
  readonly customer: (customer: Extract<SportsPageMessage, { type: 'site.customer' }>) => void;
  readonly pause: (isPaused: boolean) => void;
  readonly theme: (theme: Readonly<Record<string, string>>) => void;
  readonly fonts: (fonts: readonly SportsFont[]) => void;
}

/**
 * Messages between the frame and the site that shows it. The origin is the one that the operator's server named; what
 * comes from elsewhere, or is not understood, is ignored.
 */
export function siteChannel(origin: string, handlers: Handlers): { tell(message: SportsFrameMessage): void } {
  const isFramed = window.parent !== window;
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!isFramed || event.origin !== origin || event.source !== window.parent) return;
    const parsed = sportsPageMessage.safeParse(event.data);
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type === 'site.navigate')
      handlers.navigate({ ...message.path, ...(message.page && { page: message.page }) });
    else if (message.type === 'site.customer') handlers.customer(message);
    else if (message.type === 'site.theme') handlers.theme(message.theme);
    else if (message.type === 'site.fonts') handlers.fonts(message.fonts);
    else handlers.pause(message.type === 'site.pause');
  });
  return {
    tell(message) {
      if (isFramed) window.parent.postMessage(message, origin);
    },
  };
}
