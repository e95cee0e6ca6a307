import type { DocumentType } from '@baize/contracts/account';
import { ERROR } from '@baize/contracts/errors';
import { OTHER_CHOICE, SUB_TYPES, type AccountDocuments, type QuestionnaireAnswer } from '@baize/contracts/kyc';
import type { CurrencyCode } from '@baize/kernel';
import type { Queryable } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { Catalogue } from '../../content/Catalogue.ts';
import { accountDocumentsOf, current } from '../model/account-documents.ts';
import { salaryRangesIn } from '../model/salary-ranges.ts';
import { isOpenForPlayer } from '../model/transitions.ts';
import * as repository from '../repository.ts';
import { isQuestionnaire, lockDocuments, publishDocuments, type KycContext } from './context.ts';

/** Returns the player's documents with the files of the current attempts. */
export async function readDocuments(db: Queryable, playerId: string): Promise<AccountDocuments> {
  return accountDocumentsOf(await repository.documentsOf(db, playerId), await repository.filesOf(db, playerId));
}

/**
 * Hands a document over for review (A§7 document upload status).
 * @throws Refusal 409 error.document.closed if it is not asked for · 400 error.document.empty without a complete file
 */
export async function submitDocument(
  { app }: KycContext,
  playerId: string,
  body: {
    readonly documentType: DocumentType;
    readonly subType?: string | undefined;
    readonly documentId?: string | undefined;
  },
): Promise<AccountDocuments> {
  const { documentType, subType } = body;
  const known = SUB_TYPES[documentType];
  if (subType !== undefined && known.length > 0 && !known.includes(subType))
    throw fieldRefusal('subType', ERROR.validation, subType);
  return app.db.transaction(async (tx) => {
    const locked = await lockDocuments(tx, playerId);
    const document = current(locked?.documents ?? []).find(
      ({ id, type, status }) =>
        type === documentType && (body.documentId === undefined ? isOpenForPlayer(status) : id === body.documentId),
    );
    if (!document || !isOpenForPlayer(document.status) || isQuestionnaire(documentType))
      throw new Refusal(409, ERROR.documentClosed);
    const files = (await repository.filesOf(tx, playerId)).filter(
      ({ documentId, attempt }) => documentId === document.id && attempt === document.attempt,
    );
    if (!files.some(({ kind }) => kind !== null)) throw new Refusal(400, ERROR.documentEmpty);
    for (const file of files) if (file.kind === null) await repository.deleteFile(tx, file);
    await repository.updateDocument(tx, document, {
      status: 'UNDER_REVIEW',
      subType: subType ?? null,
      submittedAt: app.clock.now(),
      rejectionReason: null,
    });
    await publishDocuments(app, tx, playerId);
    await app.audit(tx, 'kyc.submitted', playerId, { documentId: document.id, documentType });
    return readDocuments(tx, playerId);
  });
}

/** Returns what the questionnaire offers: the content service's choices, and "Other", which the player words (A§3). */
export const questionnaireChoices = (catalogue: Catalogue, type: Parameters<Catalogue['choices']>[0]): string[] => [
  ...catalogue.choices(type).filter((code) => code !== OTHER_CHOICE),
  OTHER_CHOICE,
];

/**
 * Stores the answers of the EDD questionnaire (A§5). The level becomes EDD_UNDER_REVIEW, and the player is not asked again.
 * @throws Refusal 409 error.document.closed if it is not asked for, or was answered already · 400 for an unknown range or
 * choice
 */
export async function sendQuestionnaire(
  { app }: KycContext,
  playerId: string,
  answer: QuestionnaireAnswer,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const locked = await lockDocuments(tx, playerId);
    const document = current(locked?.documents ?? []).find(({ type }) => isQuestionnaire(type));
    if (!locked || !document || !isOpenForPlayer(document.status)) throw new Refusal(409, ERROR.documentClosed);
    if (!salaryRangesIn(locked.player.currency as CurrencyCode).some(({ id }) => id === answer.salaryRangeId))
      throw fieldRefusal('salaryRangeId', ERROR.validation, answer.salaryRangeId);
    if (!questionnaireChoices(app.catalogue, 'occupation').includes(answer.occupation))
      throw fieldRefusal('occupation', ERROR.validation, answer.occupation);
    if (!questionnaireChoices(app.catalogue, 'sourceOfFunds').includes(answer.sourceOfFunds))
      throw fieldRefusal('sourceOfFunds', ERROR.validation, answer.sourceOfFunds);
    const now = app.clock.now();
    await repository.insertAnswer(tx, document, answer, now);
    await repository.updateDocument(tx, document, { status: 'UNDER_REVIEW', submittedAt: now, rejectionReason: null });
    await publishDocuments(app, tx, playerId, {
      eddQuestionnaire: false,
      ...(locked.player.kycStatus === 'EDD_PENDING' ? { kycStatus: 'EDD_UNDER_REVIEW' as const } : {}),
    });
    await app.audit(tx, 'kyc.questionnaire', playerId, { documentId: document.id });
  });
}
