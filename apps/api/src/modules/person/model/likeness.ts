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

/** Characters that show nothing, letters among them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]+/gu;
const HYPHENS = /\p{Pd}+/gu;
/** Above this many words, only pairs of them are compared: what a name may hide behind must stay countable. */
const FEW_WORDS = 6;
const MOST_WORDS = 12;
/** Streets are abbreviated at their end. */
const STREET_LETTERS = 4;

/** Folds what looks the same: case, diacritics, signs without a shape, and letters of other alphabets. */
function fold(text: string, prefers: 'small' | 'capital'): string {
  const [first, second] = prefers === 'small' ? [BY_SMALL, BY_CAPITAL] : [BY_CAPITAL, BY_SMALL];
  const plain = text
    // Unicode decomposes these into a sigma, but they look like a c.
    .replace(/[ϲϹ]/g, 'c')
    .normalize('NFKD')
    .replace(INVISIBLE, '')
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

/** How a name can be read. */
export interface Likeness {
  /** The whole name: as a set of words, and run together in either order. */
  readonly whole: readonly string[];
  /** Every part of it of at least two words, which may be someone's whole name: Aino Niemi in Aino Maria Niemi. */
  readonly parts: readonly string[];
  /** The surname, run together. */
  readonly surname: readonly string[];
}

/**
 * Returns how a name looks, whatever it is written with (ruling 24): invisible characters, letters of other alphabets,
 * hyphens and spaces make no difference. For likely matches only, because different names may look alike too.
 */
export function likenessOf(firstName: string, lastName: string): Likeness {
  const whole = new Set<string>();
  const parts = new Set<string>();
  const surname = new Set<string>();
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
    if (back !== '') surname.add(asOneLetter(back));
  }
  for (const name of whole) parts.delete(name);
  return { whole: [...whole], parts: [...parts], surname: [...surname] };
}

/**
 * Returns where someone lives, as far as spellings of one address agree: country, postal code, house number, and the
 * beginning of the street's longest word. Null while it is unknown.
 */
export function placeOf(home: {
  readonly countryCode?: string | null;
  readonly postalCode?: string | null;
  readonly address?: string | null;
}): string | null {
  const code = fold(home.postalCode ?? '', 'small').replace(/[^\p{L}\p{N}]/gu, '');
  const street = fold(home.address ?? '', 'small').trim();
  if (code === '' || street === '') return null;
  const longest = wordsOf(street).reduce((one, other) => (other.length > one.length ? other : one), '');
  return [home.countryCode ?? '', code, /\d+/.exec(street)?.[0] ?? '', longest.slice(0, STREET_LETTERS)].join('|');
}
