/** Returns the claims of a token without verifying them: the API does that. Null for anything but a token. */
export function claimsOfToken(token: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const payload = (token ?? '').split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
      each.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    return typeof claims === 'object' && claims !== null ? (claims as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
