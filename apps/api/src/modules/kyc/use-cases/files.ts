import { randomUUID } from 'node:crypto';
import { ERROR } from '@baize/contracts/errors';
import { FILE_LIMITS, type DocumentFile } from '@baize/contracts/kyc';
import { removeInvisible } from '@baize/kernel';
import { Refusal } from '../../../plugins/errors.ts';
import { seal, unseal } from '../model/seal.ts';
import { isOpenForPlayer } from '../model/transitions.ts';
import * as repository from '../repository.ts';
import { isQuestionnaire, lockDocuments, placeOf, type KycContext } from './context.ts';
import { inspectionDesk } from './inspection-desk.ts';

/** The process's own: its memory is what large pictures share. */
const inspectInTurn = inspectionDesk();

const shown = ({ id, name, kind, size, received, pages }: repository.KycFile): DocumentFile => ({
  fileId: id,
  name,
  kind,
  size,
  received,
  pages,
});

/**
 * Begins a file of an open document, or goes on with an interrupted one of the same name and size.
 * @throws Refusal 404 for a document of someone else · 409 error.document.closed · 400 for a file that is empty, too large
 * or one too many
 */
export async function startFile(
  { app }: KycContext,
  playerId: string,
  body: { readonly documentId: string; readonly name: string; readonly size: number },
): Promise<DocumentFile> {
  if (body.size === 0) throw new Refusal(400, ERROR.documentEmpty);
  if (body.size > FILE_LIMITS.bytes) throw new Refusal(400, ERROR.documentTooLarge, { limitBytes: FILE_LIMITS.bytes });
  // A name is only shown: without path and invisible characters.
  const name = removeInvisible(body.name).split(/[\\/]/).at(-1)?.trim() || 'document';
  return app.db.transaction(async (tx) => {
    const document = (await lockDocuments(tx, playerId))?.documents.find(({ id }) => id === body.documentId);
    if (!document || isQuestionnaire(document.type)) throw new Refusal(404, ERROR.notFound);
    if (!isOpenForPlayer(document.status)) throw new Refusal(409, ERROR.documentClosed);
    const files = (await repository.filesOf(tx, playerId)).filter(
      ({ documentId, attempt }) => documentId === document.id && attempt === document.attempt,
    );
    const interrupted = files.find((file) => file.kind === null && file.name === name && file.size === body.size);
    if (interrupted) return shown(interrupted);
    // What was given up takes no place.
    for (const file of files) if (file.kind === null) await repository.deleteFile(tx, file);
    if (files.filter(({ kind }) => kind !== null).length >= FILE_LIMITS.files)
      throw new Refusal(400, ERROR.documentTooMany, { limit: FILE_LIMITS.files });
    const file: repository.KycFile = {
      playerId,
      id: randomUUID(),
      documentId: document.id,
      attempt: document.attempt,
      name,
      size: body.size,
      received: 0,
      kind: null,
      pages: null,
      createdAt: app.clock.now(),
    };
    await repository.insertFile(tx, file);
    return shown(file);
  });
}

/** Returns an own file of a document that is still open. */
async function openFile(
  tx: Parameters<typeof lockDocuments>[0],
  playerId: string,
  fileId: string,
): Promise<repository.KycFile> {
  const known = await lockDocuments(tx, playerId);
  const file = await repository.findFile(tx, playerId, fileId);
  const document = known?.documents.find(({ id }) => id === file?.documentId);
  if (!file || !document) throw new Refusal(404, ERROR.notFound);
  if (!isOpenForPlayer(document.status) || file.attempt !== document.attempt)
    throw new Refusal(409, ERROR.documentClosed);
  return file;
}

/**
 * Adds the next part. After the last one the file is inspected by its bytes, cleaned and stored encrypted; a file that is
 * refused is deleted. A part that has arrived before changes nothing, so an interrupted upload may repeat its last part.
 * @throws Refusal 404 · 409 error.document.closed · 400 with what is wrong with the file
 */
export async function addPart(
  { app }: KycContext,
  playerId: string,
  fileId: string,
  part: { readonly offset: number; readonly data: string },
): Promise<DocumentFile> {
  const secrets = app.env.documentSecrets;
  const bytes = Buffer.from(part.data, 'base64');
  const arrived = await app.db.transaction(async (tx) => {
    const file = await openFile(tx, playerId, fileId);
    if (part.offset !== file.received || file.kind !== null) return file;
    if (part.offset + bytes.length > file.size) throw new Refusal(400, ERROR.documentDamaged);
    await repository.putPart(tx, file, part.offset, seal(secrets, placeOf(file, part.offset), bytes));
    const received = part.offset + bytes.length;
    await repository.updateFile(tx, file, { received });
    return { ...file, received };
  });
  if (arrived.kind !== null || arrived.received < arrived.size) return shown(arrived);
  // Decoding a picture takes a second, and a lock that long would stop the player's bets.
  const inspected = await inspectInTurn(fileId.toLowerCase(), async () => ({
    name: arrived.name,
    bytes: Buffer.concat(
      (await repository.partsOf(app.db, arrived)).map(({ part: at, sealed }) =>
        unseal(secrets, placeOf(arrived, at), sealed),
      ),
    ),
  }));
  const stored = await app.db.transaction(async (tx) => {
    const file = await openFile(tx, playerId, fileId);
    if (file.kind !== null) return file;
    if ('refused' in inspected) {
      await repository.deleteFile(tx, file);
      return null;
    }
    const { kind, pages, bytes: clean } = inspected;
    await repository.putWhole(tx, file, seal(secrets, placeOf(file, -1), clean));
    const change = { kind, pages, size: clean.length, received: clean.length };
    await repository.updateFile(tx, file, change);
    return { ...file, ...change };
  });
  // Thrown after the commit: the refusal would bring the file back.
  if (!stored) {
    if (!('refused' in inspected)) throw new Refusal(404, ERROR.notFound);
    throw new Refusal(400, inspected.refused, { pages: FILE_LIMITS.pages });
  }
  return shown(stored);
}

/** Removes a file of an open document. */
export async function removeFile({ app }: KycContext, playerId: string, fileId: string): Promise<void> {
  await app.db.transaction(async (tx) => repository.deleteFile(tx, await openFile(tx, playerId, fileId)));
}

/**
 * Returns a stored file's bytes in base64. The caller records who reads it.
 * @param which `sent`: not one that the player has yet to send or has taken back, for officers
 * @throws Refusal 404
 */
export async function readFile({ app }: KycContext, playerId: string, fileId: string, which: 'any' | 'sent') {
  const file = await repository.findFile(app.db, playerId, fileId);
  if (file && which === 'sent') {
    const document = (await repository.documentsOf(app.db, playerId)).find(({ id }) => id === file.documentId);
    if (!document || (isOpenForPlayer(document.status) && file.attempt === document.attempt))
      throw new Refusal(404, ERROR.notFound);
  }
  const sealed = file?.kind ? await repository.wholeOf(app.db, file) : null;
  if (!file?.kind || !sealed) throw new Refusal(404, ERROR.notFound);
  return {
    name: file.name,
    kind: file.kind,
    data: unseal(app.env.documentSecrets, placeOf(file, -1), sealed).toString('base64'),
  };
}
