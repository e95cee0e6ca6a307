/** How far a full-width character (U+FF01 to U+FF5E) is from its ASCII one. */
const DISTANCE = 0xfee0;

/** Replaces the full-width digits, signs and spaces of Japanese input with the ordinary ones: "５０．００" → "50.00". */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - DISTANCE))
    .replaceAll('\u3000', ' ');
