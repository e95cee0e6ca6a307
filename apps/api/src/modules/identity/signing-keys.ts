import { hkdfSync, randomUUID } from 'node:crypto';
import type { Clock } from '@baize/kernel';
import {
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type CryptoKey,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { Database, Queryable } from '../../plugins/database.ts';
import type { SecretList } from '../../plugins/env-variables.ts';
import { textSealer } from '../../plugins/sealer.ts';
import { insertKey, publishedKeys, retireKeys } from './repository/signing-keys.ts';

const DAY_MS = 86_400_000;
/** A key signs for a month; then a new one replaces it. */
const SIGNS_MS = 30 * DAY_MS;

/** A key derived from the configured secret: a copy of the database alone signs no tokens. */
const sealerOf = (secret: string) =>
  textSealer(Buffer.from(hkdfSync('sha256', secret, '', 'baize identity signing keys', 32)));

interface Signer {
  readonly kid: string;
  readonly key: CryptoKey;
}
interface Loaded {
  readonly signer: Signer | null;
  readonly jwks: JSONWebKeySet;
  readonly byKid: ReadonlyMap<string, JWK>;
  readonly nextChange: number;
}

/**
 * The pool's RS256 keys: shared by every process through the database, rotated monthly, published until their last
 * token has expired.
 */
export interface SigningKeys {
  signer(): Promise<Signer>;
  jwks(): Promise<JSONWebKeySet>;
  readonly verifier: JWTVerifyGetKey;
  /** Rotates to a new signing key; the current one stays published. */
  rotate(): Promise<void>;
}

export function signingKeys(
  database: Database,
  clock: Clock,
  options: { readonly secrets: SecretList; readonly tokenSeconds: number },
): SigningKeys {
  const sealers = options.secrets.map(sealerOf);
  const { seal } = sealerOf(options.secrets[0]);
  /** Opens what any of the secrets has sealed, so that the key stays while the secret changes. */
  const open = (sealed: string): string | null =>
    sealers.reduce<string | null>((found, each) => found ?? each.open(sealed), null);
  let loaded: Promise<Loaded> | undefined;
  let loadedAt = 0;

  async function add(db: Queryable): Promise<void> {
    const pair = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
    const kid = randomUUID();
    const now = clock.now().getTime();
    const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' };
    await insertKey(
      db,
      {
        kid,
        publicJwk,
        sealedPrivateKey: seal(await exportPKCS8(pair.privateKey)),
        signsUntil: new Date(now + SIGNS_MS),
      },
      { createdAt: new Date(now), publishedUntil: new Date(now + SIGNS_MS + options.tokenSeconds * 1000 + DAY_MS) },
    );
  }

  async function read(): Promise<Loaded> {
    const now = clock.now();
    const rows = await publishedKeys(database, now);
    let signer: Signer | null = null;
    let nextChange = now.getTime() + DAY_MS;
    for (const row of rows) {
      if (row.signsUntil <= now) continue;
      const pem = open(row.sealedPrivateKey);
      // Sealed under another secret: it still verifies, and a key of the current secret takes over signing.
      if (!pem) continue;
      signer = { kid: row.kid, key: await importPKCS8(pem, 'RS256') };
      nextChange = Math.min(nextChange, row.signsUntil.getTime());
      break;
    }
    return {
      signer,
      jwks: { keys: rows.map((row) => row.publicJwk) },
      byKid: new Map(rows.map((row) => [row.kid, row.publicJwk])),
      nextChange,
    };
  }

  const reload = (): Promise<Loaded> => {
    loadedAt = Date.now();
    loaded = (async () => {
      const present = await read();
      if (present.signer) return present;
      // One process creates the key; the others read it.
      return database.exclusively('baize-identity-keys', async () => {
        if (!(await read()).signer) await add(database);
        return read();
      });
    })();
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
  const current = async (): Promise<Loaded> => {
    const present = await (loaded ?? reload());
    return clock.now().getTime() >= present.nextChange ? reload() : present;
  };

  return {
    async signer() {
      const { signer } = await current();
      if (!signer)
        throw new Error(
          'There is no key to sign tokens with, and none could be made. Nobody can sign in. Check that the table identity_keys can be written.',
        );
      return signer;
    },
    jwks: async () => (await current()).jwks,
    async verifier(header) {
      const kid = header.kid ?? '';
      let jwk = (await current()).byKid.get(kid);
      // Another process may have rotated: reload, but not for every forged kid.
      if (!jwk && Date.now() - loadedAt > 5000) jwk = (await reload()).byKid.get(kid);
      if (!jwk) throw new Error('unknown signing key');
      return importJWK(jwk, 'RS256');
    },
    async rotate() {
      await retireKeys(database, clock.now());
      await add(database);
      await reload();
    },
  };
}
