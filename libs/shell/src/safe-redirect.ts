/**
 * Returns a stored path if it is safe: same origin, inside the locale prefix, nothing that a browser could read as
 * another host or a script (ruling 6). Otherwise returns home.
 * @param home the locale's root, e.g. `/en-UN`
 */
export function safeRedirect(target: string | null | undefined, home: string): string {
  if (!target || target.length > 2000) return home;
  let decoded = target;
  try {
    // Twice: a doubly encoded `%252f%252fhost` must not survive one more decoding elsewhere.
    decoded = decodeURIComponent(decodeURIComponent(target));
  } catch {
    return home;
  }
  for (const form of [target, decoded]) {
    const path = form.split(/[?#]/, 1)[0] ?? '';
    // eslint-disable-next-line no-control-regex -- browsers strip control characters before they parse an address
    if (/[\\\u0000-\u001f]/.test(form) || path.includes('//') || path.split('/').includes('..')) return home;
    if (path !== home && !path.startsWith(`${home}/`)) return home;
  }
  return target;
}
