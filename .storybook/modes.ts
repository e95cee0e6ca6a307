import { brands } from './brands.ts';

interface Mode {
  readonly brand: string;
  readonly motion: 'reduced';
  readonly viewport: { readonly width: number; readonly height: number };
}

/** The windows of the visual tests (apps/visual/looks.ts). */
const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Chromatic takes a picture of every story per mode: each brand on a phone and on a desktop. A new brand adds two modes. */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries(
  Object.keys(brands).flatMap((brand) =>
    Object.entries(WINDOWS).map(([name, viewport]) => [`${brand} ${name}`, { brand, motion: 'reduced', viewport }]),
  ),
);
