import { join } from 'node:path';
import {
  IDENTITY_SESSION_PATH,
  identitySessionRequest,
  type identityVendorWebhook,
  type OnlineType,
} from '@baize/contracts/identity-vendor';
import { REJECTION_REASONS, type RejectionReason } from '@baize/contracts/kyc';
import type { BodyOf } from '@baize/contracts/route';
import { newId } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxConfig } from '../config.ts';
import type { WebhookDispatcher } from '../WebhookDispatcher.ts';
import { KeyedJournal } from '../KeyedJournal.ts';
import { readBody, Refusal, requireKey, requireOwnPage } from '../refusals.ts';

/** What the vendor decided about a document; null: the player is still at it. */
export type OnlineDecision = 'APPROVED' | RejectionReason;

/** A check of a document on the vendor's own page. */
export interface OnlineCheck {
  readonly id: string;
  readonly reference: string;
  readonly playerReference: string;
  readonly documentType: OnlineType;
  readonly name: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  readonly decision: OnlineDecision | null;
  readonly startedAt: string;
}

/** What the vendor's page shows. */
export type OnlineCheckView = Pick<OnlineCheck, 'documentType' | 'name' | 'language' | 'returnUrl' | 'decision'>;

/**
 * The identity vendor's online checks: the call that opens one, its page's calls, and the signed webhook with the decision.
 * The page stands for a camera and a model that reads the document: the person before it chooses what they find.
 */
export function registerOnlineChecks(
  app: FastifyInstance,
  config: SandboxConfig,
  webhooks: WebhookDispatcher,
  now: () => Date,
): void {
  const checks = new KeyedJournal<OnlineCheck>(join(config.dataDir, 'identity-online-checks.jsonl'), { limit: 1000 });
  const known = (id: string): OnlineCheck => {
    const check = checks.get(id);
    if (!check)
      throw new Refusal(
        404,
        'error.not_found',
        'There is no such check. Start it again from the account’s verification page.',
      );
    return check;
  };
  const viewOf = ({ documentType, name, language, returnUrl, decision }: OnlineCheck): OnlineCheckView => ({
    documentType,
    name,
    language,
    returnUrl,
    decision,
  });

  app.post(IDENTITY_SESSION_PATH, async (request) => {
    requireKey(request, config.identityVendorKey, 'identity vendor');
    const body = readBody(identitySessionRequest, request.body, 'session');
    const check = checks.put({
      id: `ses_${newId()}`,
      reference: body.reference,
      playerReference: body.playerReference,
      documentType: body.documentType,
      name: `${body.firstName} ${body.lastName}`,
      language: body.language,
      returnUrl: body.returnUrl,
      webhookUrl: body.webhookUrl,
      decision: null,
      startedAt: now().toISOString(),
    });
    return { sessionId: check.id, hostedUrl: `${config.publicUrl}/identity-vendor/check/${check.id}` };
  });
  app.get<{ Params: { id: string } }>('/identity-vendor/hosted/:id', async (request) => {
    requireOwnPage(request, config.publicUrl);
    return viewOf(known(request.params.id));
  });
  app.post<{ Params: { id: string } }>('/identity-vendor/hosted/:id/decision', async (request) => {
    requireOwnPage(request, config.publicUrl);
    const check = known(request.params.id);
    const { decision } = readBody(
      z.object({ decision: z.enum(['APPROVED', ...REJECTION_REASONS]) }),
      request.body,
      'decision',
    );
    // A second click is no second decision.
    if (check.decision !== null) return viewOf(check);
    const decided = checks.put({ ...check, decision });
    const event: BodyOf<typeof identityVendorWebhook> = {
      eventId: `evt_${check.id}`,
      type: decision === 'APPROVED' ? 'document.approved' : 'document.rejected',
      reference: check.reference,
      playerReference: check.playerReference,
      ...(decision === 'APPROVED' ? {} : { rejectionReason: decision }),
      createdAt: now().toISOString(),
    };
    webhooks.enqueue({
      id: event.eventId,
      subject: check.id,
      type: event.type,
      url: check.webhookUrl,
      body: JSON.stringify(event),
    });
    return viewOf(decided);
  });
}
