import type { SportsFont } from '@baize/contracts/sportsbook-messages';

const unquoted = (family: string): string => family.trim().replace(/^["']|["']$/g, '');

/** The rules of the page's own fonts; a style sheet of another origin hides its rules. */
function fontRules(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return [];
    }
  });
}

/**
 * Returns the files of the brand's fonts that the page shows its texts with, for the vendor's frame. The page has them, so
 * each comes from the browser's cache; one that does not is left out.
 */
export async function frameFonts(): Promise<SportsFont[]> {
  const shown = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => `${unquoted(family)} ${unicodeRange}`),
  );
  const fonts = fontRules().map(async ({ style, parentStyleSheet }): Promise<SportsFont | null> => {
    const value = (name: string): string => style.getPropertyValue(name).trim();
    const family = unquoted(value('font-family'));
    const unicodeRange = value('unicode-range');
    const [, file] = /url\(["']?([^"')]+)/.exec(value('src')) ?? [];
    if (file === undefined || !shown.has(`${family} ${unicodeRange}`)) return null;
    const answer = await fetch(new URL(file, parentStyleSheet?.href ?? document.baseURI)).catch(() => null);
    if (!answer?.ok) return null;
    return {
      family,
      weight: value('font-weight'),
      unicodeRange,
      sizeAdjust: value('size-adjust') || '100%',
      data: await answer.arrayBuffer(),
    };
  });
  return (await Promise.all(fonts)).filter((font) => font !== null);
}
