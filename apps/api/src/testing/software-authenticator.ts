import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

/** Writes the few kinds of CBOR that an authenticator's answer has. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
}

/** What a test makes an authenticator do that a good one would not. */
export interface Misbehaviour {
  /** Where the browser says it is. */
  readonly origin?: string;
  /** The domain that the authenticator signs for. */
  readonly domain?: string;
  /** False: the owner did not unlock the device. */
  readonly verified?: boolean;
  /** The count that it signs. */
  readonly counter?: number;
  readonly challenge?: string;
  readonly userHandle?: string | null;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}
interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

/** A passkey of P-256 (ES256) in a browser at a site, as real ones answer it. It counts its uses. */
export function softwareAuthenticator(origin: string) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let uses = 0;
  let handle: string | null = null;
  const clientData = (type: string, challenge: string, at: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const authenticatorData = (domain: string, flags: number, counter: number, attested = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count, attested]);
  };
  const coseKey = (key: KeyObject): Buffer => {
    const { x = '', y = '' } = key.export({ format: 'jwk' });
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  };
  const USER_PRESENT = 1;
  const USER_VERIFIED = 4;
  const ATTESTED = 64;
  const flagsOf = (verified: boolean) => USER_PRESENT | (verified ? USER_VERIFIED : 0);
  const shared = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const, clientExtensionResults: {} };
  return {
    id: base64url(id),
    /** Makes the passkey (`navigator.credentials.create`). */
    create(options: CreationOptions, wrong: Misbehaviour = {}) {
      handle = options.user.id;
      const client = clientData('webauthn.create', wrong.challenge ?? options.challenge, wrong.origin ?? origin);
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const domain = wrong.domain ?? options.rp.id ?? new URL(origin).hostname;
      const authData = authenticatorData(
        domain,
        flagsOf(wrong.verified ?? true) | ATTESTED,
        wrong.counter ?? 0,
        attested,
      );
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, Cbor>()],
        ['authData', authData],
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal', 'a-kind-of-the-future'],
        },
      };
    },
    /** Uses the passkey (`navigator.credentials.get`). */
    get(options: RequestOptions, wrong: Misbehaviour = {}) {
      uses += 1;
      const client = clientData('webauthn.get', wrong.challenge ?? options.challenge, wrong.origin ?? origin);
      const domain = wrong.domain ?? options.rpId ?? new URL(origin).hostname;
      const authData = authenticatorData(domain, flagsOf(wrong.verified ?? true), wrong.counter ?? uses);
      const userHandle = wrong.userHandle === undefined ? handle : wrong.userHandle;
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
          ...(userHandle === null ? {} : { userHandle }),
        },
      };
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
