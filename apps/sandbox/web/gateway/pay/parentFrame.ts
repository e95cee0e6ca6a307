import type { GatewayFrameMessage } from '@baize/contracts/payments';

/** The site's origin around this frame, if it is one that the gateway knows; null when the form stands alone or a stranger frames it. */
function parentOrigin(allowed: readonly string[]): string | null {
  if (window.parent === window) return null;
  const ancestor = (window.location.ancestorOrigins as DOMStringList | undefined)?.[0];
  const named = ancestor ?? (document.referrer === '' ? undefined : new URL(document.referrer).origin);
  return allowed.find((origin) => origin === named) ?? (named === undefined ? allowed[0] ?? null : null);
}

/** Tells the site what the form is at, addressed to that origin alone. */
export function tellParent(allowed: readonly string[], type: GatewayFrameMessage['type'], merchantReference: string): void {
  const origin = parentOrigin(allowed);
  if (origin === null) return;
  const message: GatewayFrameMessage = { source: 'baize-gateway', type, merchantReference };
  window.parent.postMessage(message, origin);
}
