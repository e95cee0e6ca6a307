import type { SportsFont } from '@baize/contracts/sportsbook-messages';

/** The brand's font, which comes from the page after the first paint, and the frame's own until then. */
const withOwnFont = (family: string): string =>
  `${family.replace(/,\s*(?:ui-)?(?:system-ui|sans-serif|serif)\b.*$/, '')}, 'Inter Variable', system-ui, sans-serif`;

/** Themes the frame with the brand's values. */
export function applyTheme(theme: Readonly<Record<string, string>>): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(theme)) {
    if (name === 'scheme') root.style.colorScheme = value === 'light' ? 'light' : 'dark';
    else if (/^[a-zA-Z]+$/.test(name))
      root.style.setProperty(
        `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        name.endsWith('Family') ? withOwnFont(value) : value,
      );
  }
  if (theme['scheme']) root.dataset['scheme'] = theme['scheme'];
}

/** Adds the brand's fonts. One that the browser does not understand is left out, and the frame's own stays. */
export function addFonts(fonts: readonly SportsFont[]): void {
  for (const { family, data, ...descriptors } of fonts)
    void new FontFace(family, data, descriptors as FontFaceDescriptors).load().then(
      (face) => document.fonts.add(face),
      () => undefined,
    );
}
