import * as z from 'zod/mini';
import { email } from './email.ts';
import { defineRoute } from './route.ts';
import { timestamp, uuid } from './shapes.ts';

/**
 * The alternative account-confirmation call of the login (A§4): confirms an account that the identity pool does not
 * know yet.
 */
export const migration = defineRoute({
  id: 'migration',
  method: 'POST',
  base: 'v1',
  path: '/player/migration',
  auth: 'public',
  anywhere: 'session',
  source: 'A§4, A§7',
  summary: 'Confirm an account after a not-found answer of the identity provider.',
  body: z.object({ email, password: z.string() }),
  response: z.object({ confirmed: z.boolean() }),
});
/**
 * Details of a refused login (A§4): the identity endpoint answers UserLambdaValidationException with this JSON in its
 * message.
 */
export const loginRefusal = z.object({
  code: z.string(),
  /** Days left, begun ones included. */
  days: z.optional(z.number()),
  /** Seconds left. */
  timeLeft: z.optional(z.number()),
  playerId: z.optional(uuid),
  until: z.optional(timestamp),
  /** The player's IANA zone: the page that shows `until` has no session that knows it (ruling 17). */
  timeZone: z.optional(z.string()),
  initiator: z.optional(z.string()),
  /** The national self-exclusion register that has the player; only it can end the exclusion (ruling 13). */
  register: z.optional(z.string()),
  isCooling: z.optional(z.boolean()),
});
export type LoginRefusal = z.infer<typeof loginRefusal>;

/**
 * A§3: what a login tells the identity pool besides email and password. On the wire it is Cognito's ClientMetadata, under
 * these names.
 */
export interface LoginMeta {
  /** Requests the restricted session, see `RESTRICTED_SESSION`. */
  readonly session?: 'restricted';
  /** A solved captcha, which repeated failures require (ruling 31). */
  readonly captcha?: string;
}
/** A§3 login payload. */
export interface LoginPayload {
  readonly email: string;
  /** Null: with a passkey. */
  readonly password: string | null;
  readonly meta?: LoginMeta;
  /** The first login after a registration, which may happen before the pool knows the player (A§4): tried again. */
  readonly retry?: boolean;
  /** Where the login leads; null or absent: to the page that the visitor came from (A§2). */
  readonly redirectPath?: string | null;
}

/**
 * `meta` of a login that requests the restricted session of ruling 19. Without it, the login of a player who is
 * on a time-out or excluded is refused with the reason (A§4). What the session may do depends on the player's status,
 * never on this value.
 */
export const RESTRICTED_SESSION = { session: 'restricted' } as const satisfies LoginMeta;

/** The name in `meta` of a solved captcha. */
export const CAPTCHA_METADATA = 'captcha' satisfies keyof LoginMeta;

/** A§9: retries of the first login after registration, and the delay between them. */
export const FIRST_LOGIN_RETRIES = 5;
export const FIRST_LOGIN_WAIT_MS = 3000;
