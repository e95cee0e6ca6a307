import { randomUUID } from 'node:crypto';
import type { DocumentType } from '@baize/contracts/account';
import type { InboxKind } from '@baize/contracts/inbox';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { emailTo } from '../../identity/index.ts';
import type { PlayerRecord } from '../../player/index.ts';
import { current } from '../model/account-documents.ts';
import { documentMessage, type DocumentNews } from '../model/document-texts.ts';
import { isOpenForPlayer } from '../model/transitions.ts';
import { insertDocument, type KycDocument } from '../repository.ts';
import { isQuestionnaire, lockDocuments, publishDocuments, type KycContext } from './context.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Asks a player whose level becomes EDD_PENDING for the questionnaire, in the transaction that sets the level: the
     * level closes deposits, play and payouts, and only the answers lead out of it. Does nothing if they are asked already.
     */
    askForQuestionnaire: (tx: Transaction, playerId: string) => Promise<void>;
  }
}

const SUFFIXES = { requested: 'REQUESTED', rejected: 'REJECTED', verified: 'VERIFIED' } as const satisfies Record<
  DocumentNews,
  string
>;

/** Returns the inbox kind of what happens to a document; a questionnaire has words of its own. */
export const newsKind = (news: DocumentNews, type: DocumentType): InboxKind =>
  `${isQuestionnaire(type) ? 'QUESTIONNAIRE' : 'DOCUMENT'}_${SUFFIXES[news]}`;

/** Sends the email after the commit; it names no document, because an email is read by others too. */
export function sendEmail(
  { app, sendLater }: KycContext,
  player: PlayerRecord,
  news: DocumentNews,
  type: DocumentType,
): void {
  const about = { news, isQuestionnaire: isQuestionnaire(type) };
  sendLater(emailTo(app, player, (...reader) => documentMessage(about, ...reader)));
}

/**
 * Opens a request in the caller's transaction, which holds the player's documents, and tells the player's pages and inbox.
 * The questionnaire also sets the level EDD_PENDING and the profile's flag (A§4).
 * @returns the id of the document
 */
export async function openRequest(
  app: FastifyInstance,
  tx: Transaction,
  playerId: string,
  asked: { readonly type: DocumentType } & Pick<KycDocument, 'hold' | 'dueAt'>,
): Promise<string> {
  const id = randomUUID();
  await insertDocument(tx, { playerId, id, status: 'REQUESTED', requestedAt: app.clock.now(), ...asked });
  await publishDocuments(
    app,
    tx,
    playerId,
    isQuestionnaire(asked.type) ? { eddQuestionnaire: true, kycStatus: 'EDD_PENDING' } : {},
  );
  await app.tellPlayer(tx, { playerId, kind: newsKind('requested', asked.type) });
  return id;
}

/** `app.askForQuestionnaire`. */
export async function askForQuestionnaire(context: KycContext, tx: Transaction, playerId: string): Promise<void> {
  const locked = await lockDocuments(tx, playerId);
  const isAsked = current(locked?.documents ?? []).some(
    ({ type, status }) => isQuestionnaire(type) && isOpenForPlayer(status),
  );
  if (!locked || isAsked) return;
  const documentId = await openRequest(context.app, tx, playerId, {
    type: 'EDD_QUESTIONNAIRE',
    // The level holds all money by itself.
    hold: 'NONE',
    dueAt: null,
  });
  await context.app.audit(tx, 'kyc.requested', playerId, { documentId, documentType: 'EDD_QUESTIONNAIRE' });
  tx.afterCommit(() => sendEmail(context, locked.player, 'requested', 'EDD_QUESTIONNAIRE'));
}
