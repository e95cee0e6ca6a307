import type { GatewayFrameMessage } from '@baize/contracts/payments';
import { parentOrigin } from '../../design/parentOrigin.ts';

/** Tells the site what the form is at, addressed to that origin alone. */
export function tellParent(
  allowed: readonly string[],
  type: GatewayFrameMessage['type'],
  merchantReference: string,
): void {
  const origin = parentOrigin(allowed);
  if (origin === null) return;
  const message: GatewayFrameMessage = { source: 'baize-gateway', type, merchantReference };
  window.parent.postMessage(message, origin);
}
