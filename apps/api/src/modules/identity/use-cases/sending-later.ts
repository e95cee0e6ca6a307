import { randomUUID } from 'node:crypto';
import type { OutgoingMessage } from '@baize/contracts/messaging';
import type { FastifyInstance } from 'fastify';
import type { Messaging } from '../../../ports/messaging/port.ts';
import type { PlayerRecord } from '../../player/index.ts';

/** Sends without waiting, so that neither time nor a failure reveals who has an account. */
export type SendLater = (message: OutgoingMessage) => void;

/** Messages sent after the response; on shutdown the server waits for those in progress. */
export function sendingLater(app: FastifyInstance, messaging: Messaging): SendLater {
  const onTheWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(onTheWay);
  });
  return (message) => {
    const sending = messaging
      .send(message)
      .catch((fault: unknown) =>
        app.log.warn({ err: fault, channel: message.channel }, 'a message to a player could not be sent'),
      )
      .finally(() => onTheWay.delete(sending));
    onTheWay.add(sending);
  };
}

/** Writes an email in a player's language. */
export type WriteEmail = (
  languageCode: string,
  countryCode: string,
  values: { readonly brand: string; readonly name: string; readonly support: string },
) => { readonly locale: string; readonly subject: string; readonly text: string };

/** Returns an email to a player, about their account. */
export function emailTo(app: FastifyInstance, player: PlayerRecord, write: WriteEmail): OutgoingMessage {
  const brand = app.brands.get(player.brand);
  const { locale, subject, text } = write(player.languageCode, player.countryCode, {
    brand: brand.name,
    name: player.firstName,
    support: brand.contact.supportEmail,
  });
  return { id: randomUUID(), channel: 'EMAIL', to: player.email, brand: brand.id, locale, subject, text };
}
