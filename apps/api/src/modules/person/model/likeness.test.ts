import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_PLAYERS } from '../../../demo/players.ts';
import { likenessOf, placeOf } from './likeness.ts';
import { personHasher, sharedKind, type PersonDetails } from './person-keys.ts';

/** Tells whether one name looks like the other, or is a part of it. */
function isAlike(one: readonly [string, string], other: readonly [string, string]): boolean {
  const [first, second] = [likenessOf(...one), likenessOf(...other)];
  const shares = (names: readonly string[], more: readonly string[]) => names.some((name) => more.includes(name));
  return shares(first.whole, second.whole) || shares(first.whole, second.parts) || shares(first.parts, second.whole);
}

describe('likenessOf', () => {
  it.each([
    ['Aino\u3164', 'Niemi'],
    ['Ai\u200bno', 'Niemi'],
    ['Аino', 'Niemi'],
    ['Αino', 'Niemi'],
    ['Aino', 'Νiemi'],
    ['ɑino', 'Niemi'],
    ['Aіnо', 'Nіеmі'],
    ['ΑΙΝΟ', 'ΝΙΕΜΙ'],
    ['Ainoʼ', 'Niemi'],
    ["A'ino", 'Niemi'],
    ['Ai-no', 'Niemi'],
    ['Ai no', 'Niemi'],
    ['Aino Maria', 'Niemi'],
    ['Maria', 'Aino Niemi'],
    ['Aino', 'Niemi-Virtanen'],
    ['Aino M.', 'Niemi'],
    ['Niemi', 'Aino'],
    ['AlNO', 'NlEMl'],
    ['Ａｉｎｏ', 'Ｎｉｅｍｉ'],
    ['Ainø', 'Niɛmi'],
    ['ᴀɪɴᴏ', 'ɴɪᴇᴍɪ'],
  ])('reads %s %s as Aino Niemi', (...name) => expect(isAlike(name, ['Aino', 'Niemi'])).toBe(true));

  it.each([
    ['Anna', 'Niemi'],
    ['Aino', 'Nieminen'],
    ['Maria', 'Niemi'],
    ['Aino', 'Virtanen'],
    ['Айно', 'Виртанен'],
    ['太郎', '山田'],
  ])('tells %s %s from Aino Niemi', (...name) => expect(isAlike(name, ['Aino', 'Niemi'])).toBe(false));

  it.each<[readonly [string, string], readonly [string, string], boolean]>([
    // Twins have a surname and often a second name in common.
    [['Aino Maria', 'Niemi'], ['Liisa Maria', 'Niemi'], false],
    [['太郎', '山田'], ['太郎', '山田'], true],
    [['太郎', '山田'], ['次郎', '山田'], false],
    [['サトシ', '山田'], ['さとし', '山田'], true],
    [['Наталья', 'Иванова'], ['НАТАЛЬЯ', 'ИВАНОВА'], true],
    [['Наталья', 'Иванова'], ['Наталия', 'Петрова'], false],
    [['Jean-Pierre', 'Roy'], ['Jeanpierre', 'Roy'], true],
    [['Jean-Pierre', 'Roy'], ['Pierre', 'Roy'], true],
    [['Müller', 'Anna'], ['Mueller', 'Anna'], true],
    [['', ''], ['', ''], false],
  ])('%j and %j: %s', (one, other, alike) => expect(isAlike(one, other)).toBe(alike));

  it('reads a name the same with invisible characters, marks, hyphens and spaces anywhere', () => {
    const part = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{2,12}$/);
    const noise = fc.constantFrom('\u200b', '\u3164', '\u00ad', '\u034f', '\ufe0f', '-', ' ', "'", 'ʼ', '\u0301');
    fc.assert(
      fc.property(part, part, noise, fc.nat(), (first, last, sign, place) => {
        const at = 1 + (place % (first.length - 1));
        expect(isAlike([`${first.slice(0, at)}${sign}${first.slice(at)}`, last], [first, last])).toBe(true);
      }),
    );
  });

  it('stays small for a name of many words', () => {
    const words = Array.from({ length: 30 }, (_unused, index) => `na${String.fromCharCode(97 + index)}`);
    expect(likenessOf(words.slice(0, 15).join(' '), words.slice(15).join(' ')).parts.length).toBeLessThan(300);
    expect(likenessOf('Ana Bea', 'Cid Dora Eva Fay').parts.length).toBeLessThan(120);
    expect(likenessOf(words.slice(0, 15).join(' '), words.slice(15).join(' ')).initialsOfName.length).toBeLessThan(100);
  });
});

describe('placeOf', () => {
  const home = { countryCode: 'FI', postalCode: '00100', address: 'Mannerheimintie 12 A 4' };
  it.each([
    [{ ...home, address: 'Mannerheimint. 12' }, true],
    [{ ...home, postalCode: '00 100', address: 'MANNERHEIMINTIE 12 a 4' }, true],
    [{ ...home, address: '12 Mannerheimintie' }, true],
    [{ ...home, address: 'Mannerheimintie 14' }, false],
    [{ ...home, address: 'Testikatu 12' }, false],
    [{ ...home, postalCode: '00200' }, false],
    [{ ...home, countryCode: 'SE' }, false],
    [{ ...home, address: null }, false],
  ])('%j: %s', (other, same) => expect(placeOf(other) === placeOf(home)).toBe(same));
  it('is unknown without a postal code or a street', () =>
    expect([placeOf({}), placeOf({ ...home, postalCode: '' }), placeOf({ ...home, address: ' ' })]).toEqual([
      null,
      null,
      null,
    ]));
});

describe('the keys of two accounts', () => {
  const hasher = personHasher(['a-secret-of-many-characters']);
  const aino: PersonDetails = {
    email: 'aino@example.fi',
    phonePrefix: '+358',
    phoneBody: '401234567',
    firstName: 'Aino',
    lastName: 'Niemi',
    dateOfBirth: '1985-03-09',
    address: 'Mannerheimintie 12',
    postalCode: '00100',
    countryCode: 'FI',
  };
  const stranger = { ...aino, email: 'other@example.fi', phoneBody: '409999999' };
  const shared = (one: PersonDetails, other: PersonDetails) => {
    const own = new Map(hasher.keysOf(one).map(({ hash, kind }) => [hash, kind]));
    return [
      ...new Set(
        hasher.keysOf(other).flatMap(({ hash, kind }) => {
          const known = own.get(hash);
          return (known && sharedKind(known, kind)) ?? [];
        }),
      ),
    ].sort();
  };
  it.each<[string, Partial<PersonDetails>, readonly string[]]>([
    [
      'a Cyrillic letter',
      { firstName: 'Аino' },
      ['BIRTH_AND_ADDRESS', 'SIMILAR_NAME_AND_ADDRESS', 'SIMILAR_NAME_AND_BIRTH'],
    ],
    [
      'a second first name, at another address',
      { firstName: 'Aino Maria', address: 'Elsewhere 1' },
      ['PART_OF_NAME_AND_BIRTH'],
    ],
    ['another birth date', { dateOfBirth: '1985-03-10' }, ['SIMILAR_NAME_AND_ADDRESS']],
    ['another first name', { firstName: 'Liisa' }, ['BIRTH_AND_ADDRESS']],
    ['another first name and address', { firstName: 'Liisa', postalCode: '00200' }, []],
    ['another first name and birth date', { firstName: 'Liisa', dateOfBirth: '1990-01-01' }, []],
    ['an initial, at another address', { firstName: 'A.', address: 'Elsewhere 1' }, ['INITIAL_AND_SURNAME']],
    ['an initial, and another birth date', { firstName: 'A', dateOfBirth: '1990-01-01' }, ['INITIAL_AND_SURNAME']],
    [
      'an initial in the other field',
      { firstName: 'Niemi', lastName: 'A.', postalCode: '00200' },
      ['INITIAL_AND_SURNAME'],
    ],
    ['a Cyrillic initial', { firstName: 'А.', postalCode: '00200' }, ['INITIAL_AND_SURNAME']],
    ['an initial of the surname', { lastName: 'N.', postalCode: '00200' }, ['INITIAL_AND_SURNAME']],
    ['another initial', { firstName: 'L.', postalCode: '00200' }, []],
    [
      'an initial, with another address and birth date',
      { firstName: 'A.', dateOfBirth: '1990-01-01', postalCode: '00200' },
      [],
    ],
    ['another surname', { lastName: 'Korhonen' }, ['BIRTH_AND_ADDRESS']],
    ['another surname and address', { lastName: 'Korhonen', postalCode: '00200' }, []],
    ['another surname and birth date', { lastName: 'Korhonen', dateOfBirth: '1990-01-01' }, []],
    ['two initials', { firstName: 'A.', lastName: 'N.' }, ['INITIAL_AND_SURNAME']],
    ['two initials, mixed up', { firstName: 'N.', lastName: 'A.' }, ['INITIAL_AND_SURNAME']],
    ['two other initials', { firstName: 'A.', lastName: 'K.' }, []],
    ['two initials, at another address', { firstName: 'A.', lastName: 'N.', postalCode: '00200' }, []],
    [
      'an initial and a further surname',
      { firstName: 'A.', lastName: 'Niemi-Virta', postalCode: '00200' },
      ['INITIAL_AND_SURNAME'],
    ],
    [
      'an initial and a further surname, and another birth date',
      { firstName: 'A.', lastName: 'Niemi-Virta', dateOfBirth: '1990-01-01' },
      [],
    ],
    [
      'an initial and one of two surnames that are shared',
      { firstName: 'A.', lastName: 'Korhonen-Niemi' },
      ['INITIAL_AND_SURNAME'],
    ],
    // Twins may have one initial.
    ['a first name with the same initial', { firstName: 'Anna', postalCode: '00200' }, []],
  ])('with %s', (_name, change, kinds) => {
    expect(shared(aino, { ...stranger, ...change })).toEqual(kinds);
    expect(shared({ ...stranger, ...change }, aino)).toEqual(kinds);
  });
  it('match an initial of a second first name and of a name with a hyphen, and no whole name of one sign', () => {
    const elsewhere = { ...stranger, postalCode: '00200' };
    const name = (firstName: string, lastName: string) => ({ firstName, lastName });
    expect(shared({ ...aino, ...name('Aino Maria', 'Niemi') }, { ...elsewhere, ...name('M.', 'Niemi') })).toEqual([
      'INITIAL_AND_SURNAME',
    ]);
    expect(
      shared({ ...aino, ...name('Juhani', 'Niemi-Virtanen') }, { ...elsewhere, ...name('J.', 'Niemi-Virtanen') }),
    ).toContain('INITIAL_AND_SURNAME');
    expect(shared({ ...aino, ...name('太郎', '山田') }, { ...elsewhere, ...name('太', '山田') })).toEqual([]);
  });
  it('never match because they were recorded by one version', () => {
    expect(sharedKind('VERSION_3', 'VERSION_3')).toBeNull();
  });
  it('never makes a look-alike certain', () => {
    expect(shared(aino, { ...aino, email: 'other@example.fi', firstName: 'Аino' })).not.toContain('IDENTITY');
  });
  it('are different for every demo player', () => {
    const people = DEMO_PLAYERS.map((player, index) => ({
      ...player,
      phonePrefix: '+358',
      phoneBody: `4012345${String(index).padStart(2, '0')}`,
      dateOfBirth: '1988-04-12',
    }));
    for (const [index, one] of people.entries())
      for (const other of people.slice(index + 1))
        expect(shared(one, other), `${one.email} ${other.email}`).toEqual([]);
  });
});
