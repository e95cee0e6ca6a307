import { randomUUID } from 'node:crypto';
import { ERROR } from '@baize/contracts/errors';
import { identityVendorWebhook, ONLINE_TYPES, type OnlineType } from '@baize/contracts/identity-vendor';
import type * as z from 'zod/mini';
import { Refusal } from '../../../plugins/errors.ts';
import { originOf } from '../../../plugins/origin-of.ts';
import { findPlayer } from '../../player/index.ts';
import { current } from '../model/account-documents.ts';
import { isOnline, isOpenForPlayer } from '../model/transitions.ts';
import { levelWhenProved } from '../model/verification-rules.ts';
import * as repository from '../repository.ts';
import { lockDocuments, publishDocuments, type KycContext } from './context.ts';
import { newsKind, sendEmail } from './open-request.ts';

/**
 * Opens a check at the identity vendor for a document that a rule asks for.
 * @param path the page of the player's site to which the vendor leads back, with its locale prefix
 * @returns the vendor's page, or null if our own page takes the document: another type, an officer's request, a vendor that
 * does not answer
 */
export async function openVendorCheck(
  context: KycContext,
  playerId: string,
  documentType: string,
  path: string,
): Promise<string | null> {
  const { app } = context;
  const type = ONLINE_TYPES.find((each) => each === documentType);
  const player = await findPlayer(app.db, playerId);
  const origin = player && (originOf(app.env, player.brand) ?? app.env.siteOrigins[0]);
  if (!type || !player || !origin) return null;
  const reference = randomUUID();
  const isOpen = await app.db.transaction(async (tx) => {
    const document = current((await lockDocuments(tx, playerId))?.documents ?? []).find((each) => each.type === type);
    if (!document || !isOnline(document)) return false;
    await repository.insertVendorCheck(tx, {
      playerId,
      id: reference,
      documentId: document.id,
      attempt: document.attempt,
      createdAt: app.clock.now(),
    });
    return true;
  });
  if (!isOpen) return null;
  try {
    // Outside the transaction: a slow vendor must not hold the player's lock.
    const session = await context.vendor.startSession({
      reference,
      playerReference: playerId,
      documentType: type satisfies OnlineType,
      firstName: player.firstName,
      lastName: player.lastName,
      dateOfBirth: player.dateOfBirth,
      countryCode: player.countryCode,
      language: player.languageCode,
      returnUrl: new URL(path, origin).href,
      webhookUrl: new URL(`/api/${identityVendorWebhook.base}${identityVendorWebhook.path}`, app.env.publicUrl).href,
    });
    return session?.hostedUrl ?? null;
  } catch (fault) {
    app.log.warn({ err: fault }, 'the identity vendor opened no check; the player sends the document to us');
    return null;
  }
}

/**
 * Applies the vendor's automatic decision, once. It counts only for the attempt for which the check was opened: what an
 * officer or the player has done since stays. Approving the last document of a rule raises the level.
 * @throws Refusal 404 for an unknown check · 409 error.idempotency.conflict for another decision about a decided one
 */
export async function applyVendorDecision(
  context: KycContext,
  event: z.output<(typeof identityVendorWebhook)['body']>,
): Promise<'APPLIED' | 'IGNORED' | 'DUPLICATE'> {
  const { app } = context;
  const { playerReference: playerId, reference, eventId } = event;
  const isApproved = event.type === 'document.approved';
  return app.db.transaction(async (tx) => {
    const locked = await lockDocuments(tx, playerId);
    const check = locked && (await repository.findVendorCheck(tx, playerId, reference));
    if (!locked || !check) throw new Refusal(404, ERROR.notFound);
    if (check.eventId !== null) {
      if (check.eventId === eventId && check.isApproved === isApproved) return 'DUPLICATE';
      throw new Refusal(409, ERROR.idempotencyConflict);
    }
    const now = app.clock.now();
    const document = current(locked.documents).find(({ id }) => id === check.documentId);
    const isMeant = document !== undefined && isOpenForPlayer(document.status) && document.attempt === check.attempt;
    await repository.decideVendorCheck(tx, check, { eventId, isApproved, decidedAt: now });
    if (!isMeant) return 'IGNORED';
    // What the player had added here was never handed over.
    for (const file of await repository.filesOf(tx, playerId))
      if (file.documentId === document.id && file.attempt === document.attempt) await repository.deleteFile(tx, file);
    await repository.updateDocument(tx, document, {
      status: isApproved ? 'VERIFIED' : 'REQUESTED',
      subType: event.subType ?? document.subType,
      rejectionReason: event.rejectionReason ?? null,
      submittedAt: now,
      decidedAt: now,
      ...(isApproved ? {} : { attempt: document.attempt + 1 }),
    });
    const { player } = locked;
    const kycStatus = levelWhenProved(player.kycStatus, await repository.documentsOf(tx, playerId));
    await publishDocuments(app, tx, playerId, kycStatus === null ? {} : { kycStatus });
    const news = isApproved ? 'verified' : 'rejected';
    await app.tellPlayer(tx, { playerId, kind: newsKind(news, document.type) });
    await app.audit(tx, 'kyc.vendor_decided', playerId, {
      documentId: document.id,
      documentType: document.type,
      decision: event.type,
      rejectionReason: event.rejectionReason ?? null,
      kycStatus: { before: player.kycStatus, after: kycStatus ?? player.kycStatus },
      eventId,
    });
    tx.afterCommit(() => sendEmail(context, player, news, document.type));
    return 'APPLIED';
  });
}
