import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NEWEST_KIND, personHasher } from './person-keys.ts';

/**
 * What each version hashes for one person, and the kind that only its accounts have. Never change a row: a process of that
 * version may still run, and its accounts are in the database.
 */
const VERSIONS = [
  // Version 1 is not kept: nothing runs it, and it had no look-alikes.
  {
    version: 2,
    newest: 'SIMILAR_NAME_AND_BIRTH',
    digest: '2071808198f0878df0e006bc114cac76c1c8981b3636031729b5d0bd4607e59a',
  },
  {
    version: 3,
    newest: 'VERSION_3',
    digest: '5efe1e49016008795b4165b1223b4810d566eb86e6ee42796c338a9604249381',
  },
  {
    version: 4,
    newest: 'VERSION_4',
    digest: '3059d1acd1ab3371b15235035b15065b69307ca9346c1a783969142b3d88dfc8',
  },
];

const hasher = personHasher(['a-secret-of-many-characters']);
const keys = hasher.keysOf({
  email: 'Aïno.Östberg+2@Example.fi',
  phonePrefix: '+358',
  phoneBody: '0401234567',
  firstName: 'Aino-Mária Ø.',
  lastName: 'Östberg Νiemi',
  dateOfBirth: '1985-03-09',
  address: 'Mannerheimintie 12 A',
  postalCode: '00 100',
  countryCode: 'FI',
});

describe('the version of what is hashed', () => {
  it('is counted up together with its newest kind, and whenever a kind or its text changes', () => {
    const digest = createHash('sha256')
      .update(keys.map(({ kind, hash }) => `${kind} ${hash}`).join('\n'))
      .digest('hex');
    const version = Number(/\.(\d+)$/.exec(hasher.setIds[0] ?? '')?.[1]);
    expect(
      { version, newest: NEWEST_KIND, digest },
      'raise VERSION, name a kind that is new with it in NEWEST_KIND, and add a row to VERSIONS',
    ).toEqual(VERSIONS.at(-1));
  });

  it('has a newest kind of its own, which a person with all details has', () => {
    const newest = VERSIONS.map((each) => each.newest);
    expect(new Set(newest).size, 'two versions have the same newest kind').toBe(VERSIONS.length);
    expect(VERSIONS.map(({ version }) => version)).toEqual(VERSIONS.map((_row, index) => index + 2));
    expect(keys.map(({ kind }) => kind)).toContain(NEWEST_KIND);
  });
});
