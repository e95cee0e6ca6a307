import type { GatewayFrameMessage } from '@baize/contracts/payments';
import { parentOrigin } from '../../design/parentOrigin.ts';

/** Reports the form's state to the site, addressed to its origin only. */
export function tellParent(
  allowed: readonly string[],
  type: GatewayFrameMessage['type'],
  merchantReference: string,
  height?: number,
): void {
  const origin = parentOrigin(allowed);
  if (origin === null) return;
  const message: GatewayFrameMessage = {
    source: 'baize-gateway',
    type,
    merchantReference,
    ...(height === undefined ? {} : { height }),
  };
  window.parent.postMessage(message, origin);
}

/** Reports the page's height to the site whenever it changes, so that its frame shows the whole form. */
export function tellHeight(allowed: readonly string[], merchantReference: string): void {
  if (parentOrigin(allowed) === null) return;
  // The page itself must not be as high as the frame, or the frame could only grow.
  document.documentElement.dataset['framed'] = '';
  new ResizeObserver(() =>
    tellParent(allowed, 'resized', merchantReference, Math.ceil(document.body.getBoundingClientRect().height)),
  ).observe(document.body);
}
