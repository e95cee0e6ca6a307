import { identityVendorWebhook } from '@baize/contracts/identity-vendor';
import * as contract from '@baize/contracts/kyc';
import type { CurrencyCode } from '@baize/kernel';
import { ERROR } from '@baize/contracts/errors';
import type { RouteContract } from '@baize/contracts/route';
import { route, type Call } from '../../plugins/contract-routes.ts';
import { Refusal } from '../../plugins/errors.ts';
import { findPlayer } from '../player/index.ts';
import { salaryRangesIn } from './model/salary-ranges.ts';
import { isOpenForPlayer, VERIFICATION_TYPES } from './model/transitions.ts';
import * as repository from './repository.ts';
import { isQuestionnaire, type KycContext } from './use-cases/context.ts';
import { addPart, readFile, removeFile, startFile } from './use-cases/files.ts';
import {
  addPartOnPhone,
  endPhoneLink,
  makePhoneLink,
  openOnPhone,
  phoneLinkState,
  startOnPhone,
} from './use-cases/phone-link.ts';
import { questionnaireChoices, readDocuments, sendQuestionnaire, submitDocument } from './use-cases/submit.ts';
import { applyVendorDecision, openVendorCheck } from './use-cases/vendor.ts';
import { current } from './model/account-documents.ts';
import { startOwnVerification, verificationStanding } from './use-cases/verification.ts';

/** A part in base64 with its JSON around it. */
const PART_BODY_BYTES = Math.ceil(contract.FILE_LIMITS.partBytes / 3) * 4 + 1024;
/** Where a document is sent that the vendor does not check, and where the vendor's page leads back to. */
const OWN_PAGE = 'my-account/account/verification';

/** Calls of the player about their own documents (A§7). Every one names the player by the token alone. */
export function kycRoutes(context: KycContext): void {
  const { app } = context;
  route(app, contract.documents, async ({ player }) => ({
    ...(await readDocuments(app.db, player.playerId)),
    verification: await verificationStanding(app, app.db, player.playerId),
  }));
  route(app, contract.documentUpload, ({ player, body }) => submitDocument(context, player.playerId, body), {
    rateLimit: 20,
  });
  route(
    app,
    contract.documentVerification,
    async ({ player, body, context: call }) => {
      const isOpen = async () =>
        current(await repository.documentsOf(app.db, player.playerId)).some(
          ({ type, status }) => type === body.documentType && isOpenForPlayer(status),
        );
      // Nobody has to wait until a rule asks: what proves an identity may come early.
      const isProof = VERIFICATION_TYPES.some((type) => type === body.documentType);
      if (!(await isOpen()) && !(isProof && (await startOwnVerification(context, player.playerId)) && (await isOpen())))
        throw new Refusal(409, ERROR.documentClosed);
      const path = `/${call.market.pair}/${OWN_PAGE}`;
      return { redirectUrl: (await openVendorCheck(context, player.playerId, body.documentType, path)) ?? path };
    },
    { rateLimit: 20 },
  );
  route(app, contract.documentFileStart, ({ player, body }) => startFile(context, player.playerId, body), {
    rateLimit: 30,
  });
  route(
    app,
    contract.documentFilePart,
    ({ player, params, body }) => addPart(context, player.playerId, params.fileId, body),
    { rateLimit: 240, bodyLimit: PART_BODY_BYTES },
  );
  route(app, contract.documentFileRemove, ({ player, params }) => removeFile(context, player.playerId, params.fileId), {
    rateLimit: 30,
  });
  route(
    app,
    contract.documentFileRead,
    async ({ player, params }) => {
      const file = await readFile(context, player.playerId, params.fileId, 'any');
      await app.audit(app.db, 'kyc.file_read', player.playerId, { fileId: params.fileId, by: 'player' });
      return file;
    },
    { rateLimit: 30 },
  );
  route(app, contract.phoneLink, ({ player, body }) => makePhoneLink(context, player, body.documentId), {
    rateLimit: 6,
  });
  route(app, contract.phoneLinkState, ({ player }) => phoneLinkState(context, player.playerId));
  route(app, contract.phoneLinkEnd, ({ player }) => endPhoneLink(context, player.playerId), { rateLimit: 30 });
  // A phone is no player: what it may do is in its pass. Its answers are no one else's.
  const onPhone = ({ reply, context: { brand } }: Pick<Call<RouteContract>, 'reply' | 'context'>): string => {
    reply.header('cache-control', 'no-store');
    return brand.id;
  };
  route(app, contract.phoneOpening, (call) => openOnPhone(context, call.body.token, onPhone(call)), { rateLimit: 10 });
  route(app, contract.phoneFileStart, (call) => startOnPhone(context, call.body, onPhone(call)), { rateLimit: 30 });
  route(app, contract.phoneFilePart, (call) => addPartOnPhone(context, call.params.fileId, call.body, onPhone(call)), {
    rateLimit: 240,
    bodyLimit: PART_BODY_BYTES,
  });
  route(app, identityVendorWebhook, async ({ body }) => {
    const outcome = await applyVendorDecision(context, body);
    app.metrics
      .counter('baize_identity_decisions_total', 'Decisions of the identity vendor by their outcome.', ['outcome'])
      .inc({ outcome });
    return { received: true as const };
  });
  route(app, contract.questionnaire, async ({ player }) => {
    const document = current(await repository.documentsOf(app.db, player.playerId)).find(({ type }) =>
      isQuestionnaire(type),
    );
    return {
      occupations: questionnaireChoices(app.catalogue, 'occupation'),
      sourcesOfFunds: questionnaireChoices(app.catalogue, 'sourceOfFunds'),
      answeredAt: document?.submittedAt && document.status !== 'REQUESTED' ? document.submittedAt.toISOString() : null,
    };
  });
  route(app, contract.questionnaireSend, ({ player, body }) => sendQuestionnaire(context, player.playerId, body), {
    rateLimit: 10,
  });
  route(app, contract.salaryRanges, async ({ player }) => {
    const known = await findPlayer(app.db, player.playerId);
    if (!known) throw new Refusal(401, ERROR.unauthorized);
    return { salaryRanges: salaryRangesIn(known.currency as CurrencyCode) };
  });
}
