/** The site's origin around this frame, if it is one that the vendor knows; null when the page stands alone or a stranger frames it. */
export function parentOrigin(allowed: readonly string[]): string | null {
  if (window.parent === window) return null;
  const ancestor = (window.location.ancestorOrigins as DOMStringList | undefined)?.[0];
  const named = ancestor ?? (document.referrer === '' ? undefined : new URL(document.referrer).origin);
  return allowed.find((origin) => origin === named) ?? (named === undefined ? (allowed[0] ?? null) : null);
}
