/**
 * Goes to the page that takes a document: the vendor's. Our own page is where the player is already, so it stays.
 * @param redirectUrl as the API returns it
 */
export function openVerification(redirectUrl: string): void {
  const target = new URL(redirectUrl, window.location.href);
  if (target.origin !== window.location.origin && target.protocol.startsWith('http'))
    window.location.assign(target.href);
}
