/** A content text in the page's translation locale; English variants and gaps fall back to English. */
export function pickLocalized<Value>(texts: Readonly<Record<string, Value>> | null | undefined, locale: string): Value | undefined {
  return texts?.[locale] ?? texts?.['en'];
}
