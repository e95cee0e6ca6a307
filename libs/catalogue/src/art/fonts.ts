import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';

/** Bundled display typefaces: package under @fontsource, and weight. All have an OFL or Apache licence. */
const FACES = {
  bowlby: ['bowlby-one', 400],
  cinzel: ['cinzel', 900],
  bungee: ['bungee', 400],
  lilita: ['lilita-one', 400],
  lucky: ['luckiest-guy', 400],
  righteous: ['righteous', 400],
  russo: ['russo-one', 400],
  playfair: ['playfair-display-sc', 900],
  rye: ['rye', 400],
  pirata: ['pirata-one', 400],
  audiowide: ['audiowide', 400],
  uncial: ['uncial-antiqua', 400],
  bangers: ['bangers', 400],
} as const;
export type Face = keyof typeof FACES;
export const FACE_IDS = Object.keys(FACES) as Face[];

const require = createRequire(import.meta.url);
const loaded = new Map<string, Font>();

function load(name: string, weight: number, subset: 'latin' | 'latin-ext'): Font {
  const file = `${name}-${subset}-${weight}-normal.woff`;
  const known = loaded.get(file);
  if (known !== undefined) return known;
  // The package's licence file is an export in its root folder.
  const path = join(dirname(require.resolve(`@fontsource/${name}/LICENSE`)), 'files', file);
  const bytes = readFileSync(path);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  loaded.set(file, font);
  return font;
}

/** Opens a bundled typeface; parsed once per process. */
export function face(id: Face): Font {
  const [name, weight] = FACES[id];
  return load(name, weight, 'latin');
}

/** Returns whether a typeface has an outline for every character of the text. */
export function covers(id: Face, text: string): boolean {
  const font = face(id);
  return [...text].every((ch) => ch === ' ' || font.charToGlyphIndex(ch) > 0);
}

/** Returns the first typeface that covers the text, or Russo One, which has the largest character set. */
export function faceFor(text: string, wanted: readonly Face[]): Face {
  return (
    wanted.find((id) => covers(id, text)) ??
    (['russo', 'bowlby', 'cinzel'] as const).find((id) => covers(id, text)) ??
    'russo'
  );
}
