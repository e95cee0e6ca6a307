import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { IDENTITY_VENDOR_PATH, identityCheckRequest } from '@baize/contracts/messaging';
import { newId } from '@baize/kernel';
import * as z from 'zod/mini';
import type { SandboxConfig } from '../config.ts';
import { KeyedJournal } from '../KeyedJournal.ts';
import type { LiveFeed } from '../LiveFeed.ts';
import { readBody, Refusal, requireKey, requireOwnPage } from '../refusals.ts';

export const VENDOR_TOPIC = 'identity-vendor';
export const LEVELS = ['DATA_VERIFIED', 'NOT_VERIFIED', 'PENDING'] as const;
export type VendorLevel = (typeof LEVELS)[number];

/** A stored check: the name and the answer, and nothing else about the person. */
export interface VendorCheck {
  readonly id: string;
  readonly playerReference: string;
  readonly name: string;
  readonly countryCode: string;
  readonly level: VendorLevel;
  readonly checkedAt: string;
}
export interface VendorSettings {
  readonly id: 'settings';
  /** The answer for names that are not test names. */
  readonly level: VendorLevel;
  readonly offline: boolean;
}

/** Test names: the last name decides. Other names get the configured answer. */
export function levelFor(lastName: string, standard: VendorLevel): VendorLevel {
  const name = lastName.trim().toLowerCase();
  if (name === 'mismatch') return 'NOT_VERIFIED';
  return name === 'pending' ? 'PENDING' : standard;
}

/** The identity vendor's data check. */
export function registerIdentityVendor(
  app: FastifyInstance,
  config: SandboxConfig,
  feed: LiveFeed,
  now: () => Date,
): { readonly counts: () => number } {
  const checks = new KeyedJournal<VendorCheck>(join(config.dataDir, 'identity-checks.jsonl'), { limit: 1000 });
  const stored = new KeyedJournal<VendorSettings>(join(config.dataDir, 'identity-settings.jsonl'), { limit: 1 });
  const settings = (): VendorSettings =>
    stored.get('settings') ?? { id: 'settings', level: 'DATA_VERIFIED', offline: false };

  app.post(IDENTITY_VENDOR_PATH, async (request) => {
    requireKey(request, config.identityVendorKey, 'identity vendor');
    if (settings().offline)
      throw new Refusal(
        503,
        'identity_vendor.offline',
        'The identity vendor is turned off on its own page. Turn it on there, or try again later.',
      );
    const body = readBody(identityCheckRequest, request.body, 'check');
    const check = checks.put({
      id: `chk_${newId()}`,
      playerReference: body.playerReference,
      name: `${body.firstName} ${body.lastName}`,
      countryCode: body.countryCode,
      level: levelFor(body.lastName, settings().level),
      checkedAt: now().toISOString(),
    });
    feed.publish(VENDOR_TOPIC, { changed: true });
    return { checkId: check.id, level: check.level };
  });
  app.get('/identity-vendor/desk', async (request) => {
    requireOwnPage(request, config.publicUrl);
    return { settings: settings(), checks: checks.all().reverse().slice(0, 100) };
  });
  app.put('/identity-vendor/desk/settings', async (request) => {
    requireOwnPage(request, config.publicUrl);
    const { level, offline } = readBody(
      z.object({ level: z.optional(z.enum(LEVELS)), offline: z.optional(z.boolean()) }),
      request.body,
      'settings',
    );
    const changed = stored.put({
      ...settings(),
      ...(level !== undefined && { level }),
      ...(offline !== undefined && { offline }),
    });
    feed.publish(VENDOR_TOPIC, { changed: true });
    return changed;
  });
  app.get('/identity-vendor/stream', (request, reply) => feed.subscribe(VENDOR_TOPIC, request, reply));
  return { counts: () => checks.size };
}
