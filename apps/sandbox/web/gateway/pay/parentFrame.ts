import type { GatewayFrameMessage } from '@baize/contracts/payments';
import { parentOrigin } from '../../design/parentOrigin.ts';

/** Reports the form's state to the site, addressed to its origin only. */
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
