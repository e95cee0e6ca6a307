import { randomUUID } from 'node:crypto';
import type { DocumentType } from '@baize/contracts/account';
import { ERROR } from '@baize/contracts/errors';
import { PHONE_LINK_MS, type DocumentFile } from '@baize/contracts/kyc';
import type { Player } from '../../../plugins/player-tokens.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { phoneSecretOf, readPhoneSecret } from '../model/phone-secrets.ts';
import { isOpenForPlayer } from '../model/transitions.ts';
import * as repository from '../repository.ts';
import { isQuestionnaire, lockDocuments, publishDocuments, type KycContext } from './context.ts';
import { addPart, startFile } from './files.ts';

/** One answer for a link that never was, is over, was opened before or belongs to another brand. */
const over = () => new Refusal(404, ERROR.documentPhoneLink);

/**
 * Makes the link that lets a phone send the files of one open document. It ends the player's earlier one, and ends with
 * the login that made it.
 * @throws Refusal 404 for a document of someone else · 409 error.document.closed
 */
export async function makePhoneLink(
  { app }: KycContext,
  { playerId, sessionId, brand }: Pick<Player, 'playerId' | 'sessionId' | 'brand'>,
  documentId: string,
): Promise<{ token: string; expiresAt: string }> {
  const id = randomUUID();
  const expiresAt = new Date(app.clock.now().getTime() + PHONE_LINK_MS.open);
  await app.db.transaction(async (tx) => {
    const document = (await lockDocuments(tx, playerId))?.documents.find((each) => each.id === documentId);
    if (!document || isQuestionnaire(document.type)) throw new Refusal(404, ERROR.notFound);
    if (!isOpenForPlayer(document.status)) throw new Refusal(409, ERROR.documentClosed);
    const { attempt } = document;
    await repository.putPhoneLink(tx, {
      playerId,
      id,
      documentId,
      attempt,
      sessionId,
      brand,
      expiresAt,
      openedAt: null,
    });
    await app.audit(tx, 'kyc.phone_link', playerId, { documentId });
  });
  return {
    token: phoneSecretOf(app.env.documentSecrets, 'link', { playerId, id }),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Tells how far the player's link is. */
export async function phoneLinkState(
  { app }: KycContext,
  playerId: string,
): Promise<{ state: 'NONE' | 'WAITING' | 'OPENED'; expiresAt: string | null }> {
  const link = await repository.phoneLinkOf(app.db, playerId);
  if (!link || link.expiresAt <= app.clock.now()) return { state: 'NONE', expiresAt: null };
  return { state: link.openedAt ? 'OPENED' : 'WAITING', expiresAt: link.expiresAt.toISOString() };
}

/** Ends the player's link. Without one, nothing happens. */
export async function endPhoneLink({ app }: KycContext, playerId: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    if (await repository.deletePhoneLink(tx, playerId)) await app.audit(tx, 'kyc.phone_link_ended', playerId, {});
  });
}

/**
 * Returns the type of a link's document.
 * @throws Refusal 404 if another brand's site asks, the login that made the link has ended (ruling 26), or its document
 * is not asked for any more
 */
async function documentOf({ app }: KycContext, link: repository.KycPhoneLink, brand: string): Promise<DocumentType> {
  if (link.brand !== brand) throw over();
  const { isOpen, reach } = await app.sessionGuard(link);
  if (!isOpen || reach === 'NONE') throw over();
  const document = (await repository.documentsOf(app.db, link.playerId)).find(({ id }) => id === link.documentId);
  if (!document || !isOpenForPlayer(document.status) || document.attempt !== link.attempt) throw over();
  return document.type;
}

/**
 * Opens a link on the phone, once, and tells the player's open pages.
 * @param brand whose site the phone shows
 * @throws Refusal 404 error.document.phone_link
 */
export async function openOnPhone(
  context: KycContext,
  token: string,
  brand: string,
): Promise<{ pass: string; documentType: DocumentType; expiresAt: string }> {
  const { app } = context;
  const name = readPhoneSecret(app.env.documentSecrets, 'link', token);
  const known = name && (await repository.phoneLinkOf(app.db, name.playerId));
  if (!name || known?.id !== name.id) throw over();
  // Before it is used up: a link that opens nothing stays as it is.
  const documentType = await documentOf(context, known, brand);
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + PHONE_LINK_MS.send);
  await app.db.transaction(async (tx) => {
    // The player first, as everywhere.
    await lockDocuments(tx, name.playerId);
    if (!(await repository.openPhoneLink(tx, name, now, expiresAt))) throw over();
    await publishDocuments(app, tx, name.playerId);
    await app.audit(tx, 'kyc.phone_link_opened', name.playerId, { documentId: known.documentId });
  });
  return {
    pass: phoneSecretOf(app.env.documentSecrets, 'pass', name),
    documentType,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Returns the link whose pass a phone shows. @throws Refusal 404 error.document.phone_link */
async function openLink(context: KycContext, pass: string, brand: string): Promise<repository.KycPhoneLink> {
  const { app } = context;
  const name = readPhoneSecret(app.env.documentSecrets, 'pass', pass);
  const link = name && (await repository.phoneLinkOf(app.db, name.playerId));
  if (!link || link.id !== name.id || link.openedAt === null || link.expiresAt <= app.clock.now()) throw over();
  await documentOf(context, link, brand);
  return link;
}

/**
 * Begins a file, or goes on with an interrupted one, of the link's document.
 * @throws Refusal 404 error.document.phone_link · as `startFile`
 */
export async function startOnPhone(
  context: KycContext,
  { pass, ...file }: { readonly pass: string; readonly name: string; readonly size: number },
  brand: string,
): Promise<DocumentFile> {
  const { playerId, documentId } = await openLink(context, pass, brand);
  return startFile(context, playerId, { ...file, documentId });
}

/**
 * Adds the next part of a file of the link's document, and no other. After the last one, the player's open pages hear.
 * @throws Refusal 404 error.document.phone_link, error.not_found · as `addPart`
 */
export async function addPartOnPhone(
  context: KycContext,
  fileId: string,
  { pass, ...part }: { readonly pass: string; readonly offset: number; readonly data: string },
  brand: string,
): Promise<DocumentFile> {
  const { app } = context;
  const { playerId, documentId, attempt } = await openLink(context, pass, brand);
  const file = await repository.findFile(app.db, playerId, fileId);
  if (file?.documentId !== documentId || file.attempt !== attempt) throw new Refusal(404, ERROR.notFound);
  const sent = await addPart(context, playerId, fileId, part);
  if (sent.kind !== null)
    await app.db.transaction(async (tx) => {
      await lockDocuments(tx, playerId);
      await publishDocuments(app, tx, playerId);
      await app.audit(tx, 'kyc.phone_file', playerId, { documentId, fileId });
    });
  return sent;
}
