import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_PLAYERS } from '@baize/contracts/demo-players';
import { likelyMatches } from './likely-matches.ts';
import { homeOf, likenessOf, placeOf } from './likeness.ts';
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
    [{ ...home, address: 'Elsewhere 1' }, false],
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

describe('homeOf', () => {
  const home = { countryCode: 'FI', postalCode: '00100', address: 'Mannerheimintie 1 A 5' };
  it.each([
    ['A 5, Mannerheimintie 1', true],
    ['Apt 5, Mannerheimintie 1', true],
    ['Huoneisto 05, Mannerheimint. 1', true],
    ['apartment 5 mannerheimintie 1', true],
    ['Mannerheimintie 1 A 6', false],
    ['Mannerheimintie 15', false],
    ['Testikatu 1 A 5', false],
  ])('%s: %s', (address, same) => {
    const other = { ...home, address };
    expect(homeOf(other).withCode === homeOf(home).withCode).toBe(same);
    expect(homeOf({ ...other, postalCode: '00170' }).withoutCode === homeOf(home).withoutCode).toBe(same);
    expect(homeOf({ ...other, postalCode: '00170' }).withCode).not.toBe(homeOf(home).withCode);
    expect(homeOf({ ...other, countryCode: 'SE' }).withoutCode).not.toBe(homeOf(home).withoutCode);
  });
  it('finds the street beside a longer word for the flat', () =>
    expect(homeOf({ ...home, address: 'Apartment 5, High Road 1' })).toEqual(
      homeOf({ ...home, address: '1 High Road, 5' }),
    ));
  it('is unknown without an address, and needs a number where the code may differ', () => {
    expect(homeOf({ ...home, address: '' })).toEqual({ withCode: null, withoutCode: null });
    expect(homeOf({ ...home, address: 'Kylätie' })).toEqual({
      withCode: expect.any(String) as string,
      withoutCode: null,
    });
  });
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
    const kinds = hasher.keysOf(other).flatMap(({ hash, kind }) => {
      const known = own.get(hash);
      return (known && sharedKind(known, kind)) ?? [];
    });
    return likelyMatches(kinds.map((kind) => ({ accountId: '', kind }))).flatMap((match) => [...match.kinds].sort());
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
    ['another first name and address', { firstName: 'Liisa', address: 'Elsewhere 1' }, []],
    ['another first name and birth date', { firstName: 'Liisa', dateOfBirth: '1990-01-01' }, []],
    ['an initial, at another address', { firstName: 'A.', address: 'Elsewhere 1' }, ['INITIAL_AND_SURNAME']],
    ['an initial, and another birth date', { firstName: 'A', dateOfBirth: '1990-01-01' }, ['INITIAL_AND_SURNAME']],
    [
      'an initial in the other field',
      { firstName: 'Niemi', lastName: 'A.', address: 'Elsewhere 1' },
      ['INITIAL_AND_SURNAME'],
    ],
    ['a Cyrillic initial', { firstName: 'А.', address: 'Elsewhere 1' }, ['INITIAL_AND_SURNAME']],
    ['an initial of the surname', { lastName: 'N.', address: 'Elsewhere 1' }, ['INITIAL_AND_SURNAME']],
    ['another initial', { firstName: 'L.', address: 'Elsewhere 1' }, []],
    [
      'an initial, with another address and birth date',
      { firstName: 'A.', dateOfBirth: '1990-01-01', address: 'Elsewhere 1' },
      [],
    ],
    ['another surname', { lastName: 'Korhonen' }, ['BIRTH_AND_ADDRESS']],
    ['another surname and address', { lastName: 'Korhonen', address: 'Elsewhere 1' }, []],
    ['another surname and birth date', { lastName: 'Korhonen', dateOfBirth: '1990-01-01' }, []],
    ['another name at the same home', { firstName: 'Liisa', lastName: 'Korhonen' }, ['BIRTH_AND_HOME']],
    [
      'another name and birth date at the same home',
      { firstName: 'Liisa', lastName: 'Korhonen', dateOfBirth: '1985-03-10' },
      [],
    ],
    ['a letter too many in the surname', { lastName: 'Niemmi', address: 'Elsewhere 1' }, ['MISSPELT_NAME_AND_BIRTH']],
    [
      'a letter too many in the first name',
      { firstName: 'Ainno', address: 'Elsewhere 1' },
      ['MISSPELT_NAME_AND_BIRTH'],
    ],
    [
      'a typing error in the other field',
      { firstName: 'Niemmi', lastName: 'Aino', address: 'Elsewhere 1' },
      ['MISSPELT_NAME_AND_BIRTH'],
    ],
    ['a typing error in both names', { firstName: 'Ainno', lastName: 'Niemmi', address: 'Elsewhere 1' }, []],
    ['a typing error in both names, at home', { firstName: 'Ainno', lastName: 'Niemmi' }, ['BIRTH_AND_HOME']],
    ['a typing error and another birth date', { lastName: 'Niemmi', dateOfBirth: '1985-03-10' }, []],
    ['an initial and a typing error, at home', { firstName: 'A.', lastName: 'Niemmi' }, ['BIRTH_AND_HOME']],
    ['another surname and postal code', { lastName: 'Korhonen', postalCode: '00170' }, ['BIRTH_AND_ADDRESS']],
    ['another first name and postal code', { firstName: 'Liisa', postalCode: '00170' }, ['BIRTH_AND_ADDRESS']],
    ['another name and postal code', { firstName: 'Liisa', lastName: 'Korhonen', postalCode: '00170' }, []],
    ['two initials', { firstName: 'A.', lastName: 'N.' }, ['BIRTH_AND_HOME', 'INITIAL_AND_SURNAME']],
    ['two initials, mixed up', { firstName: 'N.', lastName: 'A.' }, ['BIRTH_AND_HOME', 'INITIAL_AND_SURNAME']],
    ['two other initials', { firstName: 'A.', lastName: 'K.' }, ['BIRTH_AND_HOME']],
    ['two initials, at another address', { firstName: 'A.', lastName: 'N.', address: 'Elsewhere 1' }, []],
    [
      'an initial and a further surname',
      { firstName: 'A.', lastName: 'Niemi-Virta', address: 'Elsewhere 1' },
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
      ['BIRTH_AND_HOME', 'INITIAL_AND_SURNAME'],
    ],
    // Twins may have one initial.
    ['a first name with the same initial', { firstName: 'Anna', address: 'Elsewhere 1' }, []],
  ])('with %s', (_name, change, kinds) => {
    expect(shared(aino, { ...stranger, ...change })).toEqual(kinds);
    expect(shared({ ...stranger, ...change }, aino)).toEqual(kinds);
  });
  it('match an initial of a second first name and of a name with a hyphen, and no whole name of one sign', () => {
    const elsewhere = { ...stranger, address: 'Elsewhere 1' };
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
    for (const kind of ['VERSION_3', 'VERSION_4'] as const) expect(sharedKind(kind, kind)).toBeNull();
  });
  const elsewhere = { ...stranger, address: 'Elsewhere 1' };
  it('find one typing error anywhere in a name of five letters or more', () => {
    // No letters that look alike, or that two of them could be.
    const name = fc.stringMatching(/^[bcdfghkmpstz]{5,10}$/);
    const letter = fc.constantFrom(...'bcdfghkmpstz');
    const kind = fc.constantFrom('more', 'less', 'other', 'swapped');
    fc.assert(
      fc.property(name, name, fc.boolean(), fc.nat(), letter, kind, (first, last, inSurname, place, sign, error) => {
        const right = inSurname ? last : first;
        const at = place % right.length;
        const [before, here, after] = [right.slice(0, at), right.charAt(at), right.slice(at + 1)];
        const wrong = {
          more: `${before}${sign}${here}${after}`,
          less: `${before}${after}`,
          other: `${before}${sign}${after}`,
          swapped: `${before}${after.charAt(0)}${here}${after.slice(1)}`,
        }[error];
        const one = { ...aino, firstName: first, lastName: last };
        expect(
          shared(one, { ...elsewhere, firstName: inSurname ? first : wrong, lastName: inSurname ? wrong : last }),
        ).not.toEqual([]);
      }),
    );
  });
  it('take hardly any two common names with one birth date for a typing error, and no short ones', () => {
    const firstNames =
      'Juha Mika Matti Timo Kari Jari Antti Anna Minna Sari Päivi Jan Jana Piotr Paweł Anna-Maria Oskar';
    const surnames =
      'Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Nowak Kowalski Wiśniewski Müller Schmidt Li Lu Kim Lim';
    const owners = new Map<string, Set<string>>();
    for (const firstName of firstNames.split(' '))
      for (const lastName of surnames.split(' '))
        for (const { kind, hash } of hasher.keysOf({ ...aino, firstName, lastName }))
          if (kind === 'MISSPELT_NAME_AND_BIRTH')
            owners.set(hash, (owners.get(hash) ?? new Set()).add(`${firstName} ${lastName}`));
    const pairs = [...owners.values()].flatMap((names) => (names.size > 1 ? [[...names].join(' ~ ')] : []));
    // Two first names of one surname, as twins may have them; 52,003 pairs in all.
    expect(new Set(pairs)).toEqual(
      new Set(surnames.split(' ').map((surname) => `Matti ${surname} ~ Antti ${surname}`)),
    );
  });
  it('never match two unrelated names by a typing error', () => {
    const name = fc.stringMatching(/^[a-zäöå]{2,12}$/);
    const isNear = (one: string, other: string) => {
      const rest = [...other].reduce((left, letter) => left.replace(letter, ''), one);
      return rest.length <= 1 && Math.abs(one.length - other.length) <= 1;
    };
    fc.assert(
      fc.property(name, name, name, name, (a, b, c, d) => {
        fc.pre(![a, b].some((one) => [c, d].some((other) => isNear(one, other) || isNear(other, one))));
        const kinds = shared({ ...aino, firstName: a, lastName: b }, { ...elsewhere, firstName: c, lastName: d });
        expect(kinds).not.toContain('MISSPELT_NAME_AND_BIRTH');
      }),
    );
  });
  it('stay few', () => {
    const keys = (change: Partial<PersonDetails>) =>
      hasher.keysOf({ ...aino, address: 'Mannerheimintie 1 A 5', ...change }).length;
    expect(keys({ lastName: 'Virtanen' })).toBeLessThan(45);
    expect(keys({ firstName: 'María del Carmen', lastName: 'García Fernández de la Vega' })).toBeLessThan(200);
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
