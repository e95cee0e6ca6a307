/**
 * Solves the API's proof-of-work challenge (ALTCHA, ruling 9) and returns the token for the captcha header.
 * The solver is fetched with the first sign-up call, never before. Its web variant: the other one is Node's.
 */
export async function solveCaptcha(challenge: Record<string, unknown>): Promise<string> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({
    challenge: challenge as unknown as Parameters<typeof solveChallenge>[0]['challenge'],
    deriveKey,
  });
  return btoa(JSON.stringify({ challenge, solution }));
}
