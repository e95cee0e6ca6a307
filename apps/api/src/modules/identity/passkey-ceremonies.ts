import type { BrandConfig } from '@baize/brand';
import * as z from 'zod/mini';
import type { Env } from '../../plugins/env.ts';
import { originOf } from '../../plugins/origin-of.ts';
import type { PlayerRecord } from '../player/index.ts';
import type { StoredPasskey } from './repository/passkeys.ts';

/** Checks the answers. It comes with the first passkey, because it is large and few players have one. */
const webauthn = () => import('@simplewebauthn/server');

/** How long the browser lets a player choose and confirm. */
const ANSWER_MS = 3 * 60_000;

/** The site that a passkey belongs to: a browser offers it there and nowhere else. */
export interface RelyingParty {
  /** The domain of the brand's site. */
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** @throws Error if it is not said where the brand's site is; the module checks that when it starts */
export function relyingPartyOf(env: Pick<Env, 'brandOrigins' | 'siteOrigins'>, brand: BrandConfig): RelyingParty {
  const origin = originOf(env, brand.id);
  if (origin === null) throw new Error(`It is not said where the site of ${brand.id} is opened.`);
  const { hostname, origin: exact } = new URL(origin);
  return { id: hostname, name: brand.name, origin: exact };
}

const base64url = (length: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(length));
// 1,023 bytes are the most that an id may have (WebAuthn).
const credentialId = base64url(1364);
const shared = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
};
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const isTransport = (name: string): name is (typeof TRANSPORTS)[number] =>
  (TRANSPORTS as readonly string[]).includes(name);

/** What an authenticator answers when a passkey is made, as browsers write it (RegistrationResponseJSON). */
export const createdCredential = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    // Browsers add kinds; one that we don't know is left out.
    transports: z._default(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16)), []),
  }),
});
export type CreatedCredential = z.output<typeof createdCredential>;

/** What an authenticator answers when a passkey is used (AuthenticationResponseJSON). */
const usedCredential = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(2048),
    userHandle: z.optional(z.nullable(base64url(128))),
  }),
});
export type UsedCredential = z.output<typeof usedCredential>;

/** Reads an answer that arrives as text, as the pool's protocol has it. @returns null for anything else */
export function readUsedCredential(text: string): UsedCredential | null {
  try {
    return usedCredential.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A passkey's user, by which its authenticator knows it: nothing that says who the player is. */
const handleOf = (playerId: string) => new TextEncoder().encode(playerId);

/** What the browser needs to make a passkey. */
export const creationOptions = async (
  party: RelyingParty,
  player: PlayerRecord,
  challenge: string,
  known: readonly Pick<StoredPasskey, 'id' | 'transports'>[],
) =>
  (await webauthn()).generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: handleOf(player.id),
    userName: player.email,
    userDisplayName: `${player.firstName} ${player.lastName}`.trim(),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: ANSWER_MS,
    attestationType: 'none',
    // One authenticator needs one passkey.
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports.filter(isTransport) })),
    authenticatorSelection: {
      // The login names no passkeys, so that it tells nobody who has one: the authenticator must know its own.
      residentKey: 'required',
      // A passkey stands for password and code, so having the device must not be enough.
      userVerification: 'required',
    },
  });

/** What the browser needs to use a passkey. It is the same for every player (ruling 31). */
export const requestOptions = async (party: RelyingParty, challenge: string) =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: ANSWER_MS,
    userVerification: 'required',
  });

/** Returns the origin that an answer was made at, as the browser has written it; null if it cannot be read. */
export function originOfAnswer(clientDataJSON: string): string | null {
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { origin?: unknown };
    return typeof origin === 'string' ? origin : null;
  } catch {
    return null;
  }
}

/** Checks a new passkey. @returns what to store of it, or null if it is not good */
export async function verifyCreated(
  party: RelyingParty,
  challenge: string,
  credential: CreatedCredential,
): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports' | 'relyingParty'> | null> {
  const { authenticatorAttachment: _, ...rest } = credential;
  const transports = credential.response.transports.filter(isTransport);
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...rest, clientExtensionResults: {}, response: { ...credential.response, transports } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    relyingParty: party.id,
  };
}

/**
 * Checks the use of a passkey: the site, the challenge, the player's presence and verification, the signature and the
 * authenticator's count.
 * @returns the new count, or null if the answer is not good
 */
export async function verifyUsed(
  party: RelyingParty,
  challenge: string,
  passkey: StoredPasskey,
  credential: UsedCredential,
): Promise<number | null> {
  const { userHandle } = credential.response;
  // Whose passkey it is, by its authenticator. It must say so, because we have named none.
  if (userHandle !== Buffer.from(handleOf(passkey.playerId)).toString('base64url')) return null;
  const { authenticatorAttachment: _, ...rest } = credential;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...rest, clientExtensionResults: {}, response: { ...credential.response, userHandle } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
      transports: passkey.transports.filter(isTransport),
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}
