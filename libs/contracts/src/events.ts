import * as z from 'zod/mini';
import { timestamp } from './shapes.ts';

/** Path that accepts events, under the address of the recording party. */
export const EVENTS_PATH = '/events/collect';

/** Page identifiers of the documents (A§2, B§2). */
export const PAGE_IDS = [
  'sport-base',
  'live-betting',
  'bet-history',
  'casino-lobby',
  'live-casino',
  'live-casino-table',
  'promotions-home',
] as const;
export type PageId = (typeof PAGE_IDS)[number];

/** Types of recorded events (ruling 13); nothing is recorded before consent (ruling 20). */
export const SITE_EVENTS = [
  'page-view',
  'sign-up-start',
  'sign-up-complete',
  'login-complete',
  'deposit-complete',
  'wallet-error',
  'game-error',
  'field-metrics',
] as const;

/** What a visitor's own browser has measured of one page: milliseconds, and the share of the window that moved. */
export const fieldMetrics = z.object({
  /** Largest contentful paint; absent if the page was never shown. */
  lcp: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** Interaction to next paint; absent without an interaction. */
  inp: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** Cumulative layout shift. */
  cls: z.number().check(z.gte(0), z.lte(100)),
});
export type FieldMetrics = z.infer<typeof fieldMetrics>;

/**
 * One event as the browser sends it. It says nothing about the player: `visit` is created for each page load and stored
 * nowhere, `cookiesConsentId` names the consent under which it may be recorded.
 */
export const siteEvent = z.object({
  name: z.enum(SITE_EVENTS),
  /** Root of the page, such as `online-casino`; `home` for the locale's own address. */
  page: z.string().check(z.maxLength(80)),
  /** The documents' name of the page, if they have one. */
  pageId: z.optional(z.enum(PAGE_IDS)),
  at: timestamp,
  brand: z.string().check(z.maxLength(40)),
  market: z.string().check(z.maxLength(5)),
  visit: z.uuid(),
  cookiesConsentId: z.uuid(),
  /** The advertisement that led to a sign-up, if any. */
  campaign: z.optional(z.string().check(z.maxLength(64))),
  /** Of an error: the call that failed, its HTTP status and its code. Never what it was about. */
  error: z.optional(z.string().check(z.maxLength(160))),
  /** Of `field-metrics`. */
  metrics: z.optional(fieldMetrics),
});
export type RecordedEvent = z.infer<typeof siteEvent>;
