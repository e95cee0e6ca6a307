import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import type { operatorKycDecision, operatorKycRequest } from '@baize/contracts/operator';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { OperatorCall } from '../../../plugins/operator-plane/index.ts';
import type { DocumentNews } from '../model/document-texts.ts';
import { decided, isOpenForPlayer } from '../model/transitions.ts';
import { levelWhenProved } from '../model/verification-rules.ts';
import { current } from '../model/account-documents.ts';
import * as repository from '../repository.ts';
import { isQuestionnaire, lockDocuments, publishDocuments, type KycContext } from './context.ts';
import { newsKind, openRequest, sendEmail } from './open-request.ts';

const DAY_MS = 86_400_000;

/** Returns what a decision tells the player. One that has expired is asked for again. */
const newsOf = (decision: 'VERIFY' | 'REJECT' | 'EXPIRE'): DocumentNews =>
  decision === 'VERIFY' ? 'verified' : decision === 'REJECT' ? 'rejected' : 'requested';

/**
 * Asks a player for a document (`openRequest`).
 * @throws Refusal 404 for an unknown player · 409 error.document.decided if the same document is open already
 */
export async function requestDocument(
  context: KycContext,
  { params, body, operator, record }: OperatorCall<typeof operatorKycRequest>,
) {
  const { app } = context;
  const dueAt = body.dueInDays === undefined ? null : new Date(app.clock.now().getTime() + body.dueInDays * DAY_MS);
  const documentId = await app.db.transaction(async (tx) => {
    const locked = await lockDocuments(tx, params.playerId);
    if (!locked) throw new Refusal(404, ERROR.notFound);
    const same = current(locked.documents).filter(({ type }) => type === body.documentType);
    const isList = body.documentType === 'PROOF_OF_PAYMENT' || body.documentType === 'OTHER';
    if (!isList && same.some(({ status }) => isOpenForPlayer(status) || status === 'UNDER_REVIEW'))
      throw new Refusal(409, SERVER_ERROR.documentDecided);
    const documentId = await openRequest(app, tx, params.playerId, {
      type: body.documentType,
      hold: body.hold,
      dueAt,
    });
    await record(tx, {
      subject: params.playerId,
      before: { documents: same.map(({ id, status }) => ({ id, status })), kycStatus: locked.player.kycStatus },
      after: { documentId, documentType: body.documentType, hold: body.hold, dueAt: dueAt?.toISOString() ?? null },
      details: { operator: operator.id },
    });
    tx.afterCommit(() => sendEmail(context, locked.player, 'requested', body.documentType));
    return documentId;
  });
  await app.cancelForbiddenDeposits(params.playerId);
  return { documentId, dueAt: dueAt?.toISOString() ?? null };
}

/**
 * Decides about a document. A decision about an attempt that is no longer the current one is refused, so of two officers
 * one succeeds. Verifying moves no money: the payout has its own review. It sets no level either, except that the last
 * document which a rule asks for proves the identity (0115); that needs a second person.
 * @throws Refusal 404 · 409 error.document.decided, or error.document.needed for the questionnaire of a player at
 * EDD_PENDING · 400 for a rejection without a reason
 */
export async function decideDocument(
  context: KycContext,
  { params, body, secondPerson, record }: OperatorCall<typeof operatorKycDecision>,
): Promise<void> {
  const { app } = context;
  const { decision, rejectionReason } = body;
  if ((decision === 'REJECT') !== (rejectionReason !== undefined))
    throw fieldRefusal('rejectionReason', ERROR.validation, rejectionReason);
  const { player, type } = await app.db.transaction(async (tx) => {
    const locked = await lockDocuments(tx, params.playerId);
    const document = locked?.documents.find(({ id }) => id === params.documentId);
    if (!locked || !document) throw new Refusal(404, ERROR.notFound);
    const status = decided(document.status, decision);
    if (status === null || (document.submittedAt?.toISOString() ?? null) !== body.submittedAt)
      throw new Refusal(409, SERVER_ERROR.documentDecided);
    // Without its questionnaire the level would be a dead end: only the answers lead out of it.
    if (decision === 'CANCEL' && isQuestionnaire(document.type) && locked.player.kycStatus === 'EDD_PENDING')
      throw new Refusal(409, SERVER_ERROR.documentNeeded);
    // Nothing has been proved, so whatever the request holds would be let go on one person's word.
    if (decision === 'CANCEL' && (document.hold !== 'NONE' || document.dueAt !== null))
      secondPerson({ documentId: document.id, type: document.type, status: document.status, hold: document.hold });
    // The last document of a rule raises the level, which one person must not do alone either (0053).
    const proved =
      decision === 'VERIFY'
        ? levelWhenProved(
            locked.player.kycStatus,
            locked.documents.map((each) => (each.id === document.id ? { ...each, status } : each)),
          )
        : null;
    if (proved !== null)
      secondPerson({
        documentId: document.id,
        type: document.type,
        kycStatus: locked.player.kycStatus,
        becomes: proved,
      });
    const isBack = decision === 'REJECT' || decision === 'EXPIRE';
    await repository.updateDocument(tx, document, {
      status,
      rejectionReason: rejectionReason ?? null,
      decidedAt: app.clock.now(),
      ...(isBack ? { attempt: document.attempt + 1 } : {}),
    });
    await publishDocuments(
      app,
      tx,
      params.playerId,
      isQuestionnaire(document.type)
        ? isBack
          ? { eddQuestionnaire: true, kycStatus: 'EDD_PENDING' }
          : { eddQuestionnaire: false }
        : proved !== null
          ? { kycStatus: proved }
          : {},
    );
    // Its day may have passed while it was under review: then the level expires now.
    if (isBack && document.rule !== null && document.dueAt !== null)
      await repository.setTimer(tx, params.playerId, 'DEADLINE', document.dueAt);
    if (decision !== 'CANCEL')
      await app.tellPlayer(tx, {
        playerId: params.playerId,
        kind: newsKind(newsOf(decision), document.type),
      });
    await record(tx, {
      subject: params.playerId,
      before: { documentId: document.id, status: document.status },
      after: {
        documentId: document.id,
        status,
        rejectionReason: rejectionReason ?? null,
        ...(proved === null ? {} : { kycStatus: proved }),
      },
      details: { documentType: document.type },
    });
    return { player: locked.player, type: document.type };
  });
  if (decision !== 'CANCEL') sendEmail(context, player, newsOf(decision), type);
  await app.cancelForbiddenDeposits(params.playerId);
}
