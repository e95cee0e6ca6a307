import * as z from 'zod/mini';
import { loginRefusal } from './login.ts';
import { defineRoute } from './route.ts';
import { uuid } from './shapes.ts';

/** What a trigger of a brand's user pool at Cognito asks about one of its users. */
export const POOL_QUESTIONS = [
  /** A login begins that asks for the restricted session of ruling 19. Nobody has proved anything yet. */
  'restricted',
  /** The user has proved who they are: may they log in? */
  'admission',
  /** Tokens are about to be issued: which claims of A§3 do they carry? */
  'claims',
  /** The custom challenge was answered: is it a ticket for a bank session that we have verified? */
  'ticket',
] as const;

/** Signed (signature header) by the pool's trigger functions (ruling 8, docs/deployment/cognito.md). */
export const userPoolTrigger = defineRoute({
  id: 'userPoolTrigger',
  method: 'POST',
  base: 'v1',
  path: '/user-pool/trigger',
  auth: 'user-pool',
  anywhere: 'third-party',
  source: 'ruling 8; path ours',
  summary: 'A user pool at Cognito asks what only the API knows about one of its users.',
  body: z.object({
    question: z.enum(POOL_QUESTIONS),
    poolId: z.string().check(z.maxLength(55)),
    clientId: z.string().check(z.maxLength(128)),
    /** The pool's name of the user: our player id. */
    playerId: uuid,
    /** The answer of the custom challenge. */
    ticket: z.optional(z.string().check(z.maxLength(1024))),
    /** How the user logs in, if this login has said so. */
    loginMethod: z.optional(z.enum(['DEFAULT', 'PAY_AND_PLAY'])),
  }),
  response: z.object({
    isAllowed: z.boolean(),
    /** Why the user may not log in; the site reads it from the pool's answer (A§4). */
    refusal: z.optional(loginRefusal),
    /** The claims of A§3, all of them text, as a pool's claims are. */
    claims: z.optional(z.record(z.string(), z.string())),
  }),
  errors: ['error.signature.invalid'],
});
