/** Mark the start and end of a text that comes from the messages; nothing else on a page contains them. */
export const OPEN = '⟦';
export const CLOSE = '⟧';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ʠ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** Returns a text in the pseudo-language: every letter replaced, placeholders unchanged, marks around it. */
export function pseudo(text: string): string {
  const foreign = text.split(/(\{\w+\})/).map((part, index) =>
    index % 2 === 1
      ? part
      : part.replace(/[a-z]/gi, (letter) => {
          const accented = ACCENTS[letter.toLowerCase()] ?? letter;
          return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
        }),
  );
  return `${OPEN}${foreign.join('')}${CLOSE}`;
}

/** Returns every namespace of the messages, pseudo-translated. */
export const pseudoMessages = (
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(messages).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])),
    ]),
  );

/** Removes the pseudo-translated parts of a text with the values of their placeholders; the parts can be nested. */
export function withoutTranslated(text: string): string {
  let depth = 0;
  let rest = '';
  for (const sign of text) {
    if (sign === OPEN) depth += 1;
    else if (sign === CLOSE) depth = Math.max(0, depth - 1);
    else if (depth === 0) rest += sign;
  }
  return rest;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/**
 * Words that can appear on a page without being a message: from the content service, the API, the brand and the legal
 * texts.
 */
export class KnownData {
  readonly #texts = new Set<string>();

  /**
   * Collects every text of an answer. Codes such as `PENDING` and `casinoGames` are left out, because players must not
   * see them.
   */
  add(value: unknown): void {
    if (typeof value === 'string') {
      const isWireWord = /^[A-Z]+(?:_[A-Z0-9]+)*$/.test(value) && value.length > 3;
      const isName = /^[a-z]+(?:[A-Z][a-z]+)+$/.test(value);
      if (value.trim().length > 1 && !isWireWord && !isName) this.#texts.add(value.trim());
    } else if (Array.isArray(value))
      value.forEach((inner) => {
        this.add(inner);
      });
    else if (typeof value === 'object' && value !== null)
      Object.values(value).forEach((inner) => {
        this.add(inner);
      });
  }

  /** Returns what is left of a text without messages and known data; any letters left are hard-coded words. */
  strange(text: string): string {
    let rest = withoutTranslated(text);
    for (const known of [...this.#texts].sort((a, b) => b.length - a.length)) {
      // Only Latin letters count: figures, signs and what Intl writes in Japanese are not our words.
      if (!/\p{Script=Latin}{2,}/u.test(rest)) return '';
      // Whole words only; the brand's details fill the placeholders of its text.
      const holes = known.split(/\{\w+\}/);
      if (holes.every((part) => rest.includes(part)))
        rest = rest.replace(new RegExp(`(?<!\\p{L})${holes.map(escape).join('.{1,80}?')}(?!\\p{L})`, 'gu'), ' ');
    }
    return /\p{Script=Latin}{2,}/u.test(rest) ? rest.trim() : '';
  }
}
