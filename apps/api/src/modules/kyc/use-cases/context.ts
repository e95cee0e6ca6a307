import type { DocumentType } from '@baize/contracts/account';
import type { OutgoingMessage } from '@baize/contracts/messaging';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import type { IdentityVendor } from '../../../ports/identity-vendor/port.ts';
import { lockPlayer, updatePlayer, type PlayerRecord } from '../../player/index.ts';
import { requestedStatus } from '../model/account-documents.ts';
import { documentsOf, type KycDocument } from '../repository.ts';

export interface KycContext {
  readonly app: FastifyInstance;
  readonly vendor: IdentityVendor;
  readonly sendLater: (message: OutgoingMessage) => void;
}

/** A player and their documents, locked until the transaction ends: money, officers and uploads wait for each other. */
export interface LockedDocuments {
  readonly player: PlayerRecord;
  readonly documents: readonly KycDocument[];
}
export async function lockDocuments(tx: Transaction, playerId: string): Promise<LockedDocuments | null> {
  const player = await lockPlayer(tx, playerId);
  return player && { player, documents: await documentsOf(tx, playerId) };
}

/** Writes what the profile says about the documents, and tells the player's open pages. */
export async function publishDocuments(
  app: FastifyInstance,
  tx: Transaction,
  playerId: string,
  change: Partial<Pick<PlayerRecord, 'kycStatus' | 'eddQuestionnaire'>> = {},
): Promise<void> {
  const requestDocumentTypeStatus = requestedStatus(await documentsOf(tx, playerId));
  await updatePlayer(tx, playerId, { requestDocumentTypeStatus, ...change });
  await app.playerAttributes.publish(tx, playerId, { requestDocumentTypeStatus, ...change });
}

/** The place to which a file's bytes are bound by their encryption. */
export const placeOf = (file: { readonly playerId: string; readonly id: string }, part: number): string =>
  `${file.playerId}/${file.id}/${part}`;

export const isQuestionnaire = (type: DocumentType): boolean => type === 'EDD_QUESTIONNAIRE';
