import type { OutgoingMessage } from '@baize/contracts/messaging';

/** The SMS and email vendor. */
export interface Messaging {
  /** Hands a message over for delivery. @throws PortFault if the vendor did not accept it */
  send(message: OutgoingMessage): Promise<void>;
}

declare module '../ports.ts' {
  interface Ports {
    messaging: Messaging;
  }
}
