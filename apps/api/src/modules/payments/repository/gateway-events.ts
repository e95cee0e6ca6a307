import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../plugins/database.ts';
import { gatewayEvent, gatewayIdRoute, payment } from '../schema.ts';
import type { PaymentKey } from './payments.ts';

/**
 * Takes an id of the gateway for a payment, which must be locked.
 * @param kind what the gateway names by it; `recordEvent` tells one player's events apart
 * @returns false if the id belongs to another payment
 */
export async function takeGatewayId(
  tx: Transaction,
  kind: 'event' | 'payment',
  id: string,
  { playerId, referenceId }: PaymentKey,
): Promise<boolean> {
  const key = `${kind}:${id}`;
  await tx.drizzle.insert(gatewayIdRoute).values({ key, playerId }).onConflictDoNothing();
  const [owner] = await tx.drizzle
    .select({ playerId: gatewayIdRoute.playerId })
    .from(gatewayIdRoute)
    .where(eq(gatewayIdRoute.key, key));
  if (owner?.playerId !== playerId) return false;
  if (kind === 'event') return true;
  const others = await tx.drizzle
    .select({ referenceId: payment.referenceId })
    .from(payment)
    .where(and(eq(payment.playerId, playerId), eq(payment.gatewayId, id), ne(payment.referenceId, referenceId)))
    .limit(1);
  return others.length === 0;
}

/** @returns NEW, or what is known about an event that was recorded before */
export async function recordEvent(
  tx: Transaction,
  key: PaymentKey,
  event: { readonly eventId: string; readonly type: string; readonly outcome: string },
  now: Date,
): Promise<'NEW' | { readonly type: string; readonly referenceId: string } | null> {
  const rows = await tx.drizzle
    .insert(gatewayEvent)
    .values({ ...key, ...event, receivedAt: now })
    .onConflictDoNothing({ target: [gatewayEvent.playerId, gatewayEvent.eventId] })
    .returning({ eventId: gatewayEvent.eventId });
  if (rows.length === 1) return 'NEW';
  const [known] = await tx.drizzle
    .select({ type: gatewayEvent.type, referenceId: gatewayEvent.referenceId })
    .from(gatewayEvent)
    .where(and(eq(gatewayEvent.playerId, key.playerId), eq(gatewayEvent.eventId, event.eventId)));
  return known ?? null;
}

export async function setEventOutcome(
  tx: Transaction,
  playerId: string,
  eventId: string,
  outcome: string,
): Promise<void> {
  await tx.drizzle
    .update(gatewayEvent)
    .set({ outcome })
    .where(and(eq(gatewayEvent.playerId, playerId), eq(gatewayEvent.eventId, eventId)));
}
