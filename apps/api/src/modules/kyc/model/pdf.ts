import { inflateSync } from 'node:zlib';
import { FILE_LIMITS } from '@baize/contracts/kyc';

/** What makes a PDF unacceptable, or how many pages it has. */
export type PdfReport = { readonly fault: 'damaged' | 'encrypted' | 'pages' | 'unsafe' } | { readonly pages: number };

/** Compressed objects may grow to this many bytes in all; more is a bomb. */
const MOST_INFLATED = 32 * 1024 * 1024;
/** Actions, scripts and files inside: no scan and no bank statement needs them. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|AA)(?![A-Za-z])/;
/**
 * Those that compressed bytes do not spell by chance. They are refused wherever they stand: what looks like the inside of a
 * stream may be an object, behind a `stream` in a comment or in a string. No script runs without one of them.
 */
const ACTIVE_ANYWHERE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|XFA(?=\s*[[\d]))(?![A-Za-z])/;
/**
 * Readers open an object stream by its place in the file, also without its type, and look up a number that stands elsewhere.
 * No other stream has both of its keys, however their values are written.
 */
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z])/;
const FIRST = /\/First(?![^\s\0()<>[\]{}/%])/;
const NUMBER = /\/N(?![^\s\0()<>[\]{}/%])/;
/** How streams are packed, in their full and short names. */
const PACKING =
  /\/(?:FlateDecode|Fl|ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)(?![A-Za-z0-9])/g;
/** A filter that stands elsewhere may be any other. Here too, no two attempts look at the same blanks. */
const FLATE_ONLY = /\/Filter[\s\0]*(?:\[[\s\0]*)?\/FlateDecode(?![A-Za-z0-9])/;
/**
 * A stream that does not begin or end as it should: readers find it, and the text below would not. Comments may stand before
 * the keyword, which then begins a line. No two attempts look at the same blanks, so a file of blanks takes no longer.
 */
const STRAY_STREAM = /[\r\n>][ \t\f\0]*stream(?![A-Za-z])|endstream/;

/** Values of hexadecimal digits by their bytes; NaN for any other byte. */
const DIGITS = Array.from({ length: 256 }, (_none, byte) =>
  /[0-9a-f]/i.test(String.fromCharCode(byte)) ? Number.parseInt(String.fromCharCode(byte), 16) : Number.NaN,
);

/**
 * Names may be written with escapes (`/J#61vaScript`), which readers resolve. Byte by byte: with a call for each escape, a
 * small file that unpacks to millions of them would hold up every other call for seconds.
 */
function plainNames(source: string): string {
  if (!source.includes('#')) return source;
  const bytes = Buffer.from(source, 'latin1');
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    let byte = bytes[at] ?? 0;
    if (byte === 0x23) {
      const escaped = (DIGITS[bytes[at + 1] ?? 0] ?? Number.NaN) * 16 + (DIGITS[bytes[at + 2] ?? 0] ?? Number.NaN);
      if (!Number.isNaN(escaped)) {
        byte = escaped;
        at += 2;
      }
    }
    bytes[length] = byte;
    length += 1;
  }
  return bytes.toString('latin1', 0, length);
}

/** Tells whether a text that ends at a stream describes an object stream. Outlines have a `First` too, colour profiles an `N`. */
function isObjectStream(before: string): boolean {
  if (OBJECT_STREAM.test(before)) return true;
  // Few texts have both, so the dictionary is only looked for in those.
  if (!FIRST.test(before) || !NUMBER.test(before)) return false;
  const own = dictionaryAtEnd(before) ?? before;
  return FIRST.test(own) && NUMBER.test(own);
}

/** Returns the dictionary of the last object, or null if a string, a comment or brackets that don't match could hide another. */
function dictionaryAtEnd(text: string): string | null {
  const start = text.lastIndexOf('obj') + 'obj'.length;
  const own = text
    .slice(start)
    .replace(/[\s\0]+/g, ' ')
    .trim();
  if (!own.startsWith('<<') || /[()%]/.test(own)) return null;
  let depth = 0;
  for (const bracket of own.matchAll(/<<|>>/g)) {
    depth += bracket[0] === '<<' ? 1 : -1;
    if (depth === 0) return bracket.index + 2 === own.length ? own : null;
  }
  return null;
}

/** Returns the text of all objects: outside streams, and inside compressed object streams. Null: it cannot be read. */
function objectsOf(text: string, bytes: Buffer): string | null {
  const inside: string[] = [];
  let inflated = 0;
  let outside = '';
  let from = 0;
  // Streams hold pictures and fonts, in which any short word may occur by chance.
  for (const found of text.matchAll(/stream\r?\n/g)) {
    const start = found.index + found[0].length;
    if (found.index < from) continue;
    const end = text.indexOf('endstream', start);
    if (end < 0) return null;
    const head = text.slice(from, found.index);
    outside += head;
    // All since the last stream, because a string may contain whatever would mark the dictionary's beginning.
    const before = plainNames(head);
    if (isObjectStream(before)) {
      // Any other filter, a second one, and a predictor would let the text below read otherwise than in a PDF reader.
      const packing = before.match(PACKING) ?? [];
      if (packing.length !== 1 || !FLATE_ONLY.test(before) || /\/Predictor/.test(before)) return null;
      try {
        const part = inflateSync(bytes.subarray(start, end), { maxOutputLength: MOST_INFLATED - inflated });
        inflated += part.length;
        inside.push(part.toString('latin1'));
      } catch {
        return null;
      }
    } else if (isObjectStream(plainNames(text.slice(start, end)))) return null;
    from = end + 'endstream'.length;
  }
  outside += text.slice(from);
  return STRAY_STREAM.test(outside) ? null : plainNames(`${outside}\n${inside.join('\n')}`);
}

/** Inspects a PDF's objects. What cannot be read is damaged: an officer could not open it either. */
export function inspectPdf(bytes: Buffer): PdfReport {
  const end = bytes.subarray(-2048).toString('latin1');
  if (!end.includes('%%EOF') || !end.includes('startxref')) return { fault: 'damaged' };
  const text = bytes.toString('latin1');
  if (ACTIVE_ANYWHERE.test(plainNames(text))) return { fault: 'unsafe' };
  const objects = objectsOf(text, bytes);
  if (objects === null) return { fault: 'damaged' };
  if (/\/Encrypt(?![A-Za-z])/.test(objects)) return { fault: 'encrypted' };
  if (ACTIVE.test(objects)) return { fault: 'unsafe' };
  const pages = objects.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
  if (pages === 0) return { fault: 'damaged' };
  return pages > FILE_LIMITS.pages ? { fault: 'pages' } : { pages };
}

/**
 * Returns the PDF with its XMP metadata blanked, at the same length so that all offsets stay true. Embedded photographs
 * keep theirs inside compressed streams.
 */
export function withoutPdfMetadata(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  let from = 0;
  let close = 0;
  for (;;) {
    const start = copy.indexOf('<x:xmpmeta', from, 'latin1');
    if (start < 0) return copy;
    // What is missing once is missing further on, too, and is not looked for again.
    if (close >= 0) close = copy.indexOf('</x:xmpmeta>', start, 'latin1');
    const end = close < 0 ? start + '<x:xmpmeta'.length : close + '</x:xmpmeta>'.length;
    copy.fill(' ', start, end);
    from = end;
  }
}
