/**
 * Where calls get the identity token, and report that it was refused. Auth registers itself when it starts;
 * nothing else stores a token.
 */
export interface IdentityTokenSource {
  /** Returns a valid identity token, refreshed if necessary; null for a visitor. */
  token(): Promise<string | null>;
  /** Returns the access token of the same session, for the calls that carry both (A§7); null for a visitor. */
  accessToken?(): Promise<string | null>;
  /**
   * Ends the session because an authenticated call was refused (ruling 5); once, however many calls report it.
   * @param token the refused token, if it is known: a late answer to an earlier login says nothing about this one
   */
  refused(token?: string): void;
}

const visitor: IdentityTokenSource = { token: () => Promise.resolve(null), refused: () => undefined };
let source: IdentityTokenSource = visitor;

/** Registers a source and returns a function that removes it. */
export function provideIdentityToken(next: IdentityTokenSource): () => void {
  source = next;
  return () => {
    if (source === next) source = visitor;
  };
}

export const identityToken = (): Promise<string | null> => source.token();
export const accessToken = (): Promise<string | null> => source.accessToken?.() ?? Promise.resolve(null);
export const identityRefused = (token?: string): void => source.refused(token);
