/**
 * Tells whether an error means that the provider was not reached, or that the code to ask it did not load: it says
 * nothing about the password or the session. Browsers word a failed request differently.
 */
export function isUnreachable(error: unknown): boolean {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return (
    name === 'NetworkError' ||
    (name === 'TypeError' && /fetch|load|import/i.test(message)) ||
    /network error|service ?unavailable|bad ?gateway/i.test(`${name} ${message}`)
  );
}
