import { brands } from './brands.ts';

interface Mode {
  readonly brand: string;
  readonly motion: 'reduced';
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Windows in which the visual tests look, too (apps/visual/looks.ts). */
const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Chromatic photographs every story once a mode: each brand on a phone and on a desktop. A new brand is a new pair of modes by itself. */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries(
  Object.keys(brands).flatMap((brand) =>
    Object.entries(WINDOWS).map(([name, viewport]) => [`${brand} ${name}`, { brand, motion: 'reduced', viewport }]),
  ),
);
