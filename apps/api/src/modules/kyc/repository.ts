import type { DocumentStatus } from '@baize/contracts/account';
import type { QuestionnaireAnswer } from '@baize/contracts/kyc';
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import {
  kycAnswers,
  kycContent,
  kycDocuments,
  kycFiles,
  kycPhoneLinks,
  kycTimers,
  kycVendorChecks,
  type KycTimerKind,
} from './schema.ts';

export type KycDocument = typeof kycDocuments.$inferSelect;
export type KycFile = typeof kycFiles.$inferSelect;
export type KycVendorCheck = typeof kycVendorChecks.$inferSelect;
export type KycAnswer = typeof kycAnswers.$inferSelect;

/** The part of a stored file: all of it. */
const WHOLE = -1;

/** Returns a player's requests, oldest first, without those that were taken back. */
export async function documentsOf(db: Queryable, playerId: string): Promise<KycDocument[]> {
  return db.drizzle
    .select()
    .from(kycDocuments)
    .where(and(eq(kycDocuments.playerId, playerId), ne(kycDocuments.status, 'UNREQUESTED')))
    .orderBy(asc(kycDocuments.requestedAt), asc(kycDocuments.id));
}
export async function filesOf(db: Queryable, playerId: string): Promise<KycFile[]> {
  return db.drizzle
    .select()
    .from(kycFiles)
    .where(eq(kycFiles.playerId, playerId))
    .orderBy(asc(kycFiles.createdAt), asc(kycFiles.id));
}
export async function insertDocument(tx: Transaction, document: typeof kycDocuments.$inferInsert): Promise<void> {
  await tx.drizzle.insert(kycDocuments).values(document);
}
export async function updateDocument(
  tx: Transaction,
  { playerId, id }: Pick<KycDocument, 'playerId' | 'id'>,
  change: Partial<KycDocument>,
): Promise<void> {
  await tx.drizzle
    .update(kycDocuments)
    .set(change)
    .where(and(eq(kycDocuments.playerId, playerId), eq(kycDocuments.id, id)));
}

/** Returns what officers have to look at first: under review by age, then open requests; at most 200. */
export async function queueOf(db: Queryable, playerId: string | null): Promise<KycDocument[]> {
  const open: DocumentStatus[] = ['UNDER_REVIEW', 'REQUESTED', 'EXPIRED'];
  return db.drizzle
    .select()
    .from(kycDocuments)
    .where(
      playerId === null
        ? inArray(kycDocuments.status, open)
        : and(eq(kycDocuments.playerId, playerId), ne(kycDocuments.status, 'UNREQUESTED')),
    )
    .orderBy(
      sql`case ${kycDocuments.status} when 'UNDER_REVIEW' then 0 else 1 end`,
      asc(sql`coalesce(${kycDocuments.submittedAt}, ${kycDocuments.requestedAt})`),
    )
    .limit(200);
}

export async function findFile(db: Queryable, playerId: string, fileId: string): Promise<KycFile | null> {
  const [row] = await db.drizzle
    .select()
    .from(kycFiles)
    .where(and(eq(kycFiles.playerId, playerId), eq(kycFiles.id, fileId)));
  return row ?? null;
}
export async function insertFile(tx: Transaction, file: KycFile): Promise<void> {
  await tx.drizzle.insert(kycFiles).values(file);
}
export async function updateFile(tx: Transaction, file: KycFile, change: Partial<KycFile>): Promise<void> {
  await tx.drizzle
    .update(kycFiles)
    .set(change)
    .where(and(eq(kycFiles.playerId, file.playerId), eq(kycFiles.id, file.id)));
}
export async function deleteFile(tx: Transaction, { playerId, id }: Pick<KycFile, 'playerId' | 'id'>): Promise<void> {
  await tx.drizzle.delete(kycContent).where(and(eq(kycContent.playerId, playerId), eq(kycContent.fileId, id)));
  await tx.drizzle.delete(kycFiles).where(and(eq(kycFiles.playerId, playerId), eq(kycFiles.id, id)));
}

/** Stores one encrypted part; the same part again replaces it. */
export async function putPart(
  tx: Transaction,
  { playerId, id }: Pick<KycFile, 'playerId' | 'id'>,
  part: number,
  sealed: Uint8Array,
): Promise<void> {
  await tx.drizzle
    .insert(kycContent)
    .values({ playerId, fileId: id, part, sealed })
    .onConflictDoUpdate({ target: [kycContent.playerId, kycContent.fileId, kycContent.part], set: { sealed } });
}
/** Returns the parts of a file that is still arriving, in order. */
export async function partsOf(
  tx: Queryable,
  { playerId, id }: Pick<KycFile, 'playerId' | 'id'>,
): Promise<{ part: number; sealed: Uint8Array }[]> {
  return tx.drizzle
    .select({ part: kycContent.part, sealed: kycContent.sealed })
    .from(kycContent)
    .where(and(eq(kycContent.playerId, playerId), eq(kycContent.fileId, id), ne(kycContent.part, WHOLE)))
    .orderBy(asc(kycContent.part));
}
/** Replaces the parts with the whole file. */
export async function putWhole(
  tx: Transaction,
  file: Pick<KycFile, 'playerId' | 'id'>,
  sealed: Uint8Array,
): Promise<void> {
  await tx.drizzle
    .delete(kycContent)
    .where(and(eq(kycContent.playerId, file.playerId), eq(kycContent.fileId, file.id)));
  await putPart(tx, file, WHOLE, sealed);
}
export async function wholeOf(
  db: Queryable,
  { playerId, id }: Pick<KycFile, 'playerId' | 'id'>,
): Promise<Uint8Array | null> {
  const [row] = await db.drizzle
    .select({ sealed: kycContent.sealed })
    .from(kycContent)
    .where(and(eq(kycContent.playerId, playerId), eq(kycContent.fileId, id), eq(kycContent.part, WHOLE)));
  return row?.sealed ?? null;
}

export async function insertAnswer(
  tx: Transaction,
  document: KycDocument,
  answer: QuestionnaireAnswer,
  answeredAt: Date,
): Promise<void> {
  await tx.drizzle
    .insert(kycAnswers)
    .values({ playerId: document.playerId, documentId: document.id, attempt: document.attempt, answer, answeredAt });
}
/** Returns the latest answers of each of these documents, by document. */
export async function answersOf(
  db: Queryable,
  documents: readonly Pick<KycDocument, 'playerId' | 'id'>[],
): Promise<ReadonlyMap<string, KycAnswer>> {
  if (documents.length === 0) return new Map();
  const rows = await db.drizzle
    .select()
    .from(kycAnswers)
    .where(
      or(...documents.map(({ playerId, id }) => and(eq(kycAnswers.playerId, playerId), eq(kycAnswers.documentId, id)))),
    )
    .orderBy(desc(kycAnswers.attempt));
  const latest = new Map<string, KycAnswer>();
  for (const row of rows) if (!latest.has(row.documentId)) latest.set(row.documentId, row);
  return latest;
}

/** Sets when something happens to a player. @param keep leaves a timer of this kind that is set already */
export async function setTimer(
  tx: Transaction,
  playerId: string,
  kind: KycTimerKind,
  at: Date,
  { keep = false }: { readonly keep?: boolean } = {},
): Promise<void> {
  const insert = tx.drizzle.insert(kycTimers).values({ playerId, kind, at });
  const target = [kycTimers.playerId, kycTimers.kind];
  await (keep ? insert.onConflictDoNothing({ target }) : insert.onConflictDoUpdate({ target, set: { at } }));
}
/** Returns when something happens to a player by the clock; null if nothing is set. */
export async function timerOf(db: Queryable, playerId: string, kind: KycTimerKind): Promise<Date | null> {
  const [row] = await db.drizzle
    .select({ at: kycTimers.at })
    .from(kycTimers)
    .where(and(eq(kycTimers.playerId, playerId), eq(kycTimers.kind, kind)));
  return row?.at ?? null;
}
/** Returns timers that are due, the oldest first. Each is taken by itself (`takeTimer`). */
export async function dueTimers(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<{ playerId: string; kind: KycTimerKind }[]> {
  return db.drizzle
    .select({ playerId: kycTimers.playerId, kind: kycTimers.kind })
    .from(kycTimers)
    .where(lte(kycTimers.at, now))
    .orderBy(asc(kycTimers.at))
    .limit(limit);
}
/** Takes a timer that is due, so that of several processes one acts. @returns false if another was quicker */
export async function takeTimer(tx: Transaction, playerId: string, kind: KycTimerKind, now: Date): Promise<boolean> {
  const rows = await tx.drizzle
    .delete(kycTimers)
    .where(and(eq(kycTimers.playerId, playerId), eq(kycTimers.kind, kind), lte(kycTimers.at, now)))
    .returning({ kind: kycTimers.kind });
  return rows.length === 1;
}

/** Notes a check before the vendor is asked for it. */
export async function insertVendorCheck(
  tx: Transaction,
  check: Pick<KycVendorCheck, 'playerId' | 'id' | 'documentId' | 'attempt' | 'createdAt'>,
): Promise<void> {
  await tx.drizzle.insert(kycVendorChecks).values(check);
}
/** Finds a player's check by the reference that the vendor names. */
export async function findVendorCheck(db: Queryable, playerId: string, id: string): Promise<KycVendorCheck | null> {
  const [row] = await db.drizzle
    .select()
    .from(kycVendorChecks)
    .where(and(eq(kycVendorChecks.playerId, playerId), eq(kycVendorChecks.id, id)));
  return row ?? null;
}
/** Notes the vendor's decision about a check. The player's documents must be locked. */
export async function decideVendorCheck(
  tx: Transaction,
  { playerId, id }: Pick<KycVendorCheck, 'playerId' | 'id'>,
  decision: { readonly eventId: string; readonly isApproved: boolean; readonly decidedAt: Date },
): Promise<void> {
  await tx.drizzle
    .update(kycVendorChecks)
    .set(decision)
    .where(and(eq(kycVendorChecks.playerId, playerId), eq(kycVendorChecks.id, id)));
}

export type KycPhoneLink = typeof kycPhoneLinks.$inferSelect;

/** Stores the player's link in place of the one before. */
export async function putPhoneLink(tx: Transaction, link: KycPhoneLink): Promise<void> {
  const { playerId: _playerId, ...rest } = link;
  await tx.drizzle.insert(kycPhoneLinks).values(link).onConflictDoUpdate({ target: kycPhoneLinks.playerId, set: rest });
}
export async function phoneLinkOf(db: Queryable, playerId: string): Promise<KycPhoneLink | null> {
  const [row] = await db.drizzle.select().from(kycPhoneLinks).where(eq(kycPhoneLinks.playerId, playerId));
  return row ?? null;
}
/** Opens a link that waits, so that of several phones one gets in. @returns null if it is over or was opened before */
export async function openPhoneLink(
  tx: Transaction,
  { playerId, id }: Pick<KycPhoneLink, 'playerId' | 'id'>,
  openedAt: Date,
  expiresAt: Date,
): Promise<KycPhoneLink | null> {
  const [row] = await tx.drizzle
    .update(kycPhoneLinks)
    .set({ openedAt, expiresAt })
    .where(
      and(
        eq(kycPhoneLinks.playerId, playerId),
        eq(kycPhoneLinks.id, id),
        isNull(kycPhoneLinks.openedAt),
        gt(kycPhoneLinks.expiresAt, openedAt),
      ),
    )
    .returning();
  return row ?? null;
}
/** @returns false if there was none */
export async function deletePhoneLink(tx: Transaction, playerId: string): Promise<boolean> {
  const rows = await tx.drizzle
    .delete(kycPhoneLinks)
    .where(eq(kycPhoneLinks.playerId, playerId))
    .returning({ id: kycPhoneLinks.id });
  return rows.length === 1;
}
