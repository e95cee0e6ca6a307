/**
 * Returns the origin of the framing site if the vendor knows it; null if the page is not framed or framed by another
 * site.
 */
export function parentOrigin(allowed: readonly string[]): string | null {
  if (window.parent === window) return null;
  const ancestor = (window.location.ancestorOrigins as DOMStringList | undefined)?.[0];
  const named = ancestor ?? (document.referrer === '' ? undefined : new URL(document.referrer).origin);
  return allowed.find((origin) => origin === named) ?? (named === undefined ? (allowed[0] ?? null) : null);
}
