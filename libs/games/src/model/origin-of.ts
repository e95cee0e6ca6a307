/**
 * Returns the origin of an address. An invalid one is logged and returned as it is (B§8): no window has it as its origin, so
 * nothing is heard from it and nothing sent to it. The address stays out of the log, because it may contain a token.
 */
export function originOf(address: string): string {
  if (URL.canParse(address)) return new URL(address).origin;
  console.warn('Invalid URL');
  return address;
}
