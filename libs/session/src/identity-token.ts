/**
 * Where calls get the identity token and tell that it was refused. Auth registers itself when it starts;
 * nothing else holds a token.
 */
export interface IdentityTokenSource {
  /** A valid identity token, refreshed if need be; null for a visitor. */
  token(): Promise<string | null>;
  /** An authenticated call was refused (ruling 5): end the session here, once however many calls ask. */
  refused(): void;
}

const visitor: IdentityTokenSource = { token: () => Promise.resolve(null), refused: () => undefined };
let source: IdentityTokenSource = visitor;

/** Puts a source in place and returns how to take it out again. */
export function provideIdentityToken(next: IdentityTokenSource): () => void {
  source = next;
  return () => {
    if (source === next) source = visitor;
  };
}

export const identityToken = (): Promise<string | null> => source.token();
export const identityRefused = (): void => source.refused();
