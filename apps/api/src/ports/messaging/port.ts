import type { OutgoingMessage } from '@baize/contracts/messaging';

/** The SMS and e-mail vendor. */
export interface Messaging {
  /** Hands a message over for delivery. @throws PortFault when the vendor did not take it */
  send(message: OutgoingMessage): Promise<void>;
}

declare module '../ports.ts' {
  interface Ports {
    messaging: Messaging;
  }
}
