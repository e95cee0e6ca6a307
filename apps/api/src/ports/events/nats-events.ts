import { connect, type ConnectionOptions } from '@nats-io/transport-node';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import type { EventListener, EventsPort } from './port.ts';

/** Times in milliseconds. A server that answers neither of two pings is given up after 20 to 30 s. */
const RECONNECT_MS = 500;
const PING_MS = 10_000;
const CONNECT_MS = 5000;
/** Messages kept while the connection is lost. The client itself drops what it has buffered when it dials again. */
const MAX_WAITING = 1000;

export interface NatsEventsOptions {
  /** `nats://` or `tls://` addresses of one cluster, separated by commas; user and password, or a token, before the `@`. */
  readonly url: string;
  /** Separates deployments that share a cluster. */
  readonly subject: string;
}

/** Translates the addresses into the client's options: it reads no credentials from an address itself. */
export function natsOptions(url: string): ConnectionOptions {
  const addresses = url.split(',').map((text) => new URL(text.trim()));
  const [first] = addresses;
  const user = decodeURIComponent(first?.username ?? '');
  const pass = decodeURIComponent(first?.password ?? '');
  return {
    servers: addresses.map(({ hostname, port }) => `${hostname}:${port || '4222'}`),
    ...(user && pass ? { user, pass } : user ? { token: user } : {}),
    ...(addresses.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
  };
}

const isTransaction = (target: Queryable): target is Transaction => 'inTransaction' in target;

/**
 * Carries events through a NATS cluster. A transaction's events are sent after its commit, so a process that stops between
 * the two loses them; messages that are published while the connection is lost are sent when it is restored.
 * @throws Error when no server answers
 */
export async function openNatsEvents(options: NatsEventsOptions, listener: EventListener): Promise<EventsPort> {
  const connection = await connect({
    ...natsOptions(options.url),
    name: 'baize-api',
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: 2,
  }).catch((fault: unknown) => {
    throw new Error(
      `No NATS server answers at NATS_URL (${fault instanceof Error ? fault.message : String(fault)}). Start it, correct NATS_URL, or unset NATS_URL to use LISTEN/NOTIFY.`,
      { cause: fault },
    );
  });
  let isConnected = true;
  const waiting: string[] = [];
  const send = (message: string) => {
    if (!isConnected) {
      waiting.push(message);
      if (waiting.length > MAX_WAITING) {
        waiting.shift();
        listener.onFault(
          new Error(`More than ${MAX_WAITING} events wait for NATS`),
          'dropped the oldest waiting event',
        );
      }
      return;
    }
    try {
      connection.publish(options.subject, message);
    } catch (fault) {
      listener.onFault(fault, 'an event could not be sent');
    }
  };
  connection.subscribe(options.subject, {
    callback: (fault, message) => {
      if (fault) listener.onFault(fault, 'a NATS message could not be read');
      else listener.onMessage(message.string());
    },
  });
  // The server has the subscription once it has answered.
  await connection.flush();
  void (async () => {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        isConnected = false;
        listener.onFault(new Error(`NATS server ${status.server} is gone`), 'the NATS connection was lost');
      } else if (status.type === 'reconnect') {
        // Flushed first: a subscriber that re-reads its state must not miss what is published meanwhile.
        await connection.flush().then(
          () => {
            isConnected = true;
            for (const message of waiting.splice(0)) send(message);
            listener.onGap();
          },
          (fault: unknown) => listener.onFault(fault, 'the NATS connection was lost again'),
        );
      } else if (status.type === 'error') listener.onFault(status.error, 'the NATS server reported an error');
    }
  })();
  return {
    async publish(target, message) {
      if (isTransaction(target)) target.afterCommit(() => send(message));
      else send(message);
    },
    get isConnected() {
      return isConnected;
    },
    async close() {
      // Drain sends what is still buffered; without a connection there is nobody to send it to.
      if (isConnected && !connection.isClosed()) await connection.drain();
      else await connection.close();
    },
  };
}
