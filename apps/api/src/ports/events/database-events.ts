import type { Database } from '../../plugins/database.ts';
import type { EventListener, EventsPort } from './port.ts';

/** One PostgreSQL channel carries every event; the event's own channel is inside the message. */
const WIRE_CHANNEL = 'baize_events';

/** Carries events with LISTEN/NOTIFY on the API's own database: nothing else to run, and an event leaves with its commit. */
export async function openDatabaseEvents(database: Database, listener: EventListener): Promise<EventsPort> {
  let isConnected = true;
  const stop = await database.listen(WIRE_CHANNEL, {
    onMessage: (message) => listener.onMessage(message),
    onLost(fault) {
      isConnected = false;
      listener.onFault(fault, 'the LISTEN connection was lost');
    },
    onRestored() {
      isConnected = true;
      listener.onGap();
    },
  });
  return {
    publish: (target, message) => database.notify(target, WIRE_CHANNEL, message),
    get isConnected() {
      return isConnected;
    },
    close: stop,
  };
}
