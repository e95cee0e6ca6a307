import { removeInvisible } from '@baize/kernel';
import { SPELLINGS } from './canonical.ts';

/**
 * Letters that look like a small Latin letter, and are not decomposed by Unicode: letters of other alphabets, small
 * capitals, and letters with a hook or a stroke. Taken from the letters that Unicode's table of confusable characters
 * (UTS 39) compares with Latin ones, for the scripts in which a name may be written.
 */
const SMALL: Readonly<Record<string, string>> = {
  a: 'ɑαаᴀɐ',
  b: 'ьƅвʙƀɓƃβꞵ',
  c: 'сᴄⲥƈ',
  d: 'ԁɖɗƌᴅ',
  e: 'еҽєεɛəǝɘᴇꬲ',
  f: 'ƒẝϝꜰꬵꞙք',
  g: 'ɡցɢɠԍᶃƍ',
  h: 'һհʜнɦ',
  i: 'ıɩɪіιɨւꙇ',
  j: 'јϳȷɉʝᴊ',
  k: 'кκᴋĸƙқҝ',
  l: 'ӏǀɭɫɬƚլʟ',
  m: 'мᴍɱʍ',
  n: 'пոռηɴŋɲɳƞ',
  o: 'оοσօᴏɵөჿᴑꬽ',
  p: 'рρϸƿƥᴘ',
  q: 'ԛգզɋʠ',
  r: 'гᴦɾʀɍɽɼꭇꭈ',
  s: 'ѕꜱƽʂς',
  t: 'тτᴛŧƭʈƫ',
  u: 'υսʋᴜʉцꞟꭎꭒ',
  v: 'νѵᴠ',
  w: 'ωѡԝшɯᴡա',
  x: 'хχꭓ',
  y: 'уүγʏყɣƴɏᶌỿꭚ',
  z: 'ᴢƶȥʐʑ',
};

/** Capitals that look like a Latin one. The small letters of some look like another: Ν is an N, ν a v. */
const CAPITAL: Readonly<Record<string, string>> = {
  a: 'ΑА',
  b: 'ΒВ',
  c: 'С',
  e: 'ΕЕ',
  f: 'Ϝ',
  g: 'Ԍ',
  h: 'ΗН',
  i: 'ΙІӀ',
  j: 'ЈͿ',
  k: 'ΚК',
  m: 'ΜМϺ',
  n: 'Ν',
  o: 'ΟОՕ',
  p: 'ΡР',
  q: 'Ԛ',
  s: 'ЅՏ',
  t: 'ΤТ',
  u: 'Ս',
  v: 'Ѵ',
  w: 'Ԝ',
  x: 'ΧХ',
  y: 'ΥУҮ',
  z: 'Ζ',
};

const byLetter = (table: Readonly<Record<string, string>>, isCapital: boolean): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([latin, letters]) =>
      [...letters].map((letter) => [isCapital ? letter.toLowerCase() : letter, latin] as const),
    ),
  );
const BY_SMALL = byLetter(SMALL, false);
/** By the small letter, because case makes no difference. */
const BY_CAPITAL = byLetter(CAPITAL, true);

const HYPHENS = /\p{Pd}+/gu;
/** Above this many words, only pairs of them are compared: what a name may hide behind must stay countable. */
const FEW_WORDS = 6;
const MOST_WORDS = 12;
/** Streets are abbreviated at their end. */
const STREET_LETTERS = 4;
/** A word for the flat and not for the street, as `fold` writes it: it may be the longest one. */
const FLAT = /^(apartm|appart|asunto|huoneisto|wohnung|iagenhet|mieszkanie|departam)/;
/** A name with a letter left out has at least this many: Mia and Mira are two names. */
const TYPO_LETTERS = 4;

/** Folds what looks the same: case, diacritics, signs without a shape, and letters of other alphabets. */
function fold(text: string, prefers: 'small' | 'capital'): string {
  const [first, second] = prefers === 'small' ? [BY_SMALL, BY_CAPITAL] : [BY_CAPITAL, BY_SMALL];
  // Unicode decomposes these into a sigma, but they look like a c.
  const decomposed = text.replace(/[ϲϹ]/g, 'c').normalize('NFKD');
  const plain = removeInvisible(decomposed)
    .replace(/[\p{M}\p{Lm}]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłħþ]/g, (letter) => SPELLINGS[letter] ?? letter)
    .replace(/[’'`´.]/g, '');
  return (
    Array.from(plain, (letter) => first.get(letter) ?? second.get(letter) ?? letter)
      .join('')
      // Katakana as Hiragana: one sound, two letters.
      .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
      // A capital I and a small l look alike in print.
      .replace(/l/g, 'i')
  );
}

/** Writes two letters that look like one, or are another spelling of one, as one: vv, rn, and ae, oe, ue and aa. */
const asOneLetter = (word: string): string =>
  word
    .replace(/v{2}/g, 'w')
    .replace(/rn/g, 'm')
    .replace(/([aou])e+/g, '$1')
    .replace(/a{2,}/g, 'a');

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}]+/u).filter(Boolean);
const SYLLABLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Tells whether a word is an initial. A single letter of a script that writes syllables or words is a name. */
const isInitial = (word: string): boolean => /^\p{L}$/u.test(word) && !SYLLABLE.test(word);
const asSet = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** The ways to read a name: with hyphens as spaces or as nothing, and mixed-up letters as small or as capital ones. */
function readings(names: readonly string[]): readonly (readonly string[])[] {
  return (['small', 'capital'] as const).flatMap((prefers) =>
    [' ', ''].map((hyphen) => names.map((name) => fold(name.replace(HYPHENS, hyphen), prefers))),
  );
}

/** Returns the combinations of some of the words: all with at least two, or only pairs if there are many. */
function partsOf(words: readonly string[]): readonly string[] {
  const used = words.slice(0, MOST_WORDS);
  if (used.length > FEW_WORDS)
    return used.flatMap((one, index) => used.slice(index + 1).map((other) => asSet([one, other])));
  return Array.from({ length: 2 ** used.length }, (_unused, bits) => used.filter((_word, index) => (bits >> index) & 1))
    .filter((some) => some.length >= 2 && some.length < used.length)
    .map(asSet);
}

/** Returns the neighbouring words of a name that are not all of it. */
const segmentsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words
    .flatMap((_word, from) => words.slice(from).map((_end, length) => words.slice(from, from + length + 1)))
    .filter((some) => some.length < words.length);

/**
 * Returns the initials in a name: those that are written (J. Virtanen, J. V.), and those that a full name could be shortened
 * to. Either name may be the short one, because people mix up the two fields.
 */
function initialsOf(
  first: readonly string[],
  last: readonly string[],
): Pick<
  Likeness,
  'initials' | 'initialsBesideParts' | 'initialsOnly' | 'initialsOfName' | 'initialsOfWhole' | 'initialsOfBoth'
> {
  const both = [
    [first, last],
    [last, first],
  ] as const;
  const run = (words: readonly string[]) => asOneLetter(words.join(''));
  const isShort = (words: readonly string[]) => words.length > 0 && words.every(isInitial);
  const isFull = (words: readonly string[]) => words.some((word) => !isInitial(word));
  const firstLetter = (word: string) => Array.from(asOneLetter(word))[0] ?? '';
  const besides = both.filter(([short, full]) => isShort(short) && isFull(full));
  const initials = besides.flatMap(([short, full]) => short.map((letter) => `${letter} ${run(full)}`));
  const initialsBesideParts = besides.flatMap(([short, full]) =>
    segmentsOf(full.slice(0, FEW_WORDS)).flatMap((some) => short.map((letter) => `${letter} ${run(some)}`)),
  );
  const pair = (one: string, other: string) => [one, other].sort().join('.');
  const initialsOnly =
    isShort(first) && isShort(last) ? first.flatMap((one) => last.map((other) => pair(one, other))) : [];
  const initialsOfBoth =
    isFull(first) && isFull(last)
      ? first
          .slice(0, FEW_WORDS)
          .flatMap((one) => last.slice(0, FEW_WORDS).map((other) => pair(firstLetter(one), firstLetter(other))))
      : [];
  const initialsOfName = both.flatMap(([short, full]) =>
    isFull(short) && isFull(full)
      ? short
          .slice(0, FEW_WORDS)
          .flatMap((word) =>
            [run(full), ...full.slice(0, FEW_WORDS).map(asOneLetter)].map((name) => `${firstLetter(word)} ${name}`),
          )
      : [],
  );
  const initialsOfWhole = both.flatMap(([short, full]) =>
    isFull(short) && isFull(full) ? short.slice(0, FEW_WORDS).map((word) => `${firstLetter(word)} ${run(full)}`) : [],
  );
  return { initials, initialsBesideParts, initialsOnly, initialsOfName, initialsOfWhole, initialsOfBoth };
}

/** Returns a name and, if it is long enough, all that is left of it without one letter. */
function withoutOneLetter(name: string): readonly string[] {
  const letters = Array.from(name);
  if (letters.length <= TYPO_LETTERS || SYLLABLE.test(name)) return [name];
  return [name, ...letters.map((_letter, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(''))];
}

/**
 * Returns a name with up to one letter left out of the first name or of the surname, in any order. Two spellings with one
 * letter more, less, different or swapped with its neighbour have one of them in common.
 */
const typosOf = (first: string, last: string): readonly string[] =>
  first === '' || last === ''
    ? []
    : [
        ...withoutOneLetter(last).map((typo) => [first, typo]),
        ...withoutOneLetter(first).map((typo) => [typo, last]),
      ].map((names) => names.sort().join(' '));

/** How a name can be read. */
export interface Likeness {
  /** The whole name: as a set of words, and run together in either order. */
  readonly whole: readonly string[];
  /** Every part of it of at least two words, which may be someone's whole name: Aino Niemi in Aino Maria Niemi. */
  readonly parts: readonly string[];
  /** The first name, run together. */
  readonly firstName: readonly string[];
  /** The surname, run together. */
  readonly surname: readonly string[];
  /** First name and surname with up to one letter left out: names that share one are one typing error apart. */
  readonly typos: readonly string[];
  /** Initials in place of a whole first name or surname, with the other name. */
  readonly initials: readonly string[];
  /** Initials with one word of several in the other name: J. Virtanen in J. Virtanen-Niemi. */
  readonly initialsBesideParts: readonly string[];
  /** Initials in place of both names. */
  readonly initialsOnly: readonly string[];
  /** What a full name could be shortened to, with one initial. */
  readonly initialsOfName: readonly string[];
  /** The same with the whole other name only, so that two names of several words do not match by a word they share. */
  readonly initialsOfWhole: readonly string[];
  /** What a full name could be shortened to, with initials only. */
  readonly initialsOfBoth: readonly string[];
}

/**
 * Returns how a name looks, whatever it is written with (ruling 24): invisible characters, letters of other alphabets,
 * hyphens and spaces make no difference. For likely matches only, because different names may look alike too.
 */
export function likenessOf(firstName: string, lastName: string): Likeness {
  const whole = new Set<string>();
  const parts = new Set<string>();
  const given = new Set<string>();
  const surname = new Set<string>();
  const typos = new Set<string>();
  const shortened = {
    initials: new Set<string>(),
    initialsBesideParts: new Set<string>(),
    initialsOnly: new Set<string>(),
    initialsOfName: new Set<string>(),
    initialsOfWhole: new Set<string>(),
    initialsOfBoth: new Set<string>(),
  };
  for (const [first = '', last = ''] of readings([firstName, lastName])) {
    const all = [...new Set([...wordsOf(first), ...wordsOf(last)].map(asOneLetter))].sort();
    // Initials say little: Aino M Niemi is Aino Niemi. A single letter of another script may be a whole name.
    const names = all.filter((word) => !/^[a-z]$/.test(word));
    const words = names.length >= 2 ? names : all;
    if (words.length === 0) continue;
    whole.add(asSet(words));
    const [front, back] = [first, last].map((name) => wordsOf(name).join('')) as [string, string];
    for (const run of [`${front}${back}`, `${back}${front}`]) whole.add(`=${asOneLetter(run)}`);
    for (const part of partsOf(words)) parts.add(part);
    if (front !== '') given.add(asOneLetter(front));
    if (back !== '') surname.add(asOneLetter(back));
    for (const typo of typosOf(asOneLetter(front), asOneLetter(back))) typos.add(typo);
    const found = initialsOf(wordsOf(first), wordsOf(last));
    for (const [kind, names] of Object.entries(shortened) as [keyof typeof shortened, Set<string>][])
      for (const name of found[kind]) names.add(name);
  }
  for (const name of whole) parts.delete(name);
  return {
    whole: [...whole],
    parts: [...parts],
    firstName: [...given],
    surname: [...surname],
    typos: [...typos],
    initials: [...shortened.initials],
    initialsBesideParts: [...shortened.initialsBesideParts],
    initialsOnly: [...shortened.initialsOnly],
    initialsOfName: [...shortened.initialsOfName],
    initialsOfWhole: [...shortened.initialsOfWhole],
    initialsOfBoth: [...shortened.initialsOfBoth],
  };
}

/** An address, as an account states it. */
export interface Home {
  readonly countryCode?: string | null;
  readonly postalCode?: string | null;
  readonly address?: string | null;
}

/** Returns the parts of an address that tell homes apart; null while it is unknown. */
function readHome({ countryCode, postalCode, address }: Home) {
  const code = fold(postalCode ?? '', 'small').replace(/[^\p{L}\p{N}]/gu, '');
  const street = fold(address ?? '', 'small').trim();
  return code === '' || street === '' ? null : { country: countryCode ?? '', code, street };
}
const longestOf = (words: readonly string[]): string =>
  words.reduce((one, other) => (other.length > one.length ? other : one), '').slice(0, STREET_LETTERS);

/**
 * Returns where someone lives, as far as spellings of one address agree: country, postal code, the first number, and the
 * beginning of the street's longest word. Null while it is unknown. A flat that is left out makes no difference.
 */
export function placeOf(home: Home): string | null {
  const read = readHome(home);
  if (read === null) return null;
  return [read.country, read.code, /\d+/.exec(read.street)?.[0] ?? '', longestOf(wordsOf(read.street))].join('|');
}

/**
 * Returns the same by all numbers of the address in any order, so that a flat before the street makes no difference: with
 * the postal code, and without it, because a wrong one still reaches the street. Null while it is unknown; without the
 * code also for an address that has no number.
 */
export function homeOf(home: Home): { readonly withCode: string | null; readonly withoutCode: string | null } {
  const read = readHome(home);
  if (read === null) return { withCode: null, withoutCode: null };
  const numbers = (read.street.match(/\d+/g) ?? []).map((number) => number.replace(/^0+(?=\d)/, ''));
  const words = wordsOf(read.street);
  const streets = words.filter((word) => !FLAT.test(word));
  const rest = [[...new Set(numbers)].sort().join('.'), longestOf(streets.length > 0 ? streets : words)];
  return {
    withCode: [read.country, read.code, ...rest].join('|'),
    withoutCode: numbers.length === 0 ? null : [read.country, 'any code', ...rest].join('|'),
  };
}
