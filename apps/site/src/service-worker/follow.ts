/** Where the worker lies: at the root, since its scope is every pair. */
const ADDRESS = '/service-worker.js';
/** How often a page that stays open asks for a new version, in milliseconds. */
const ASK_MS = 60 * 60_000;

/** The part of Trusted Types that is used here. */
interface TypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/** The worker's address as a page under Trusted Types may name it: the one policy of the site, which lets this address through and no other. */
function trustedAddress(): string {
  const policies = (globalThis as { readonly trustedTypes?: TypePolicies }).trustedTypes;
  const policy = policies?.createPolicy('baize#service-worker', {
    createScriptURL(address) {
      if (address !== ADDRESS)
        throw new TypeError(`The policy baize#service-worker lets ${ADDRESS} through only, not ${address}.`);
      return address;
    },
  });
  return (policy ? policy.createScriptURL(ADDRESS) : ADDRESS) as string;
}

/**
 * Registers the service worker and tells when a newer version waits. Without one, or where it may not be registered
 * (private windows), the site is the same.
 * @param onUpdate called with how to change to the new version: it takes over, and the page loads itself anew
 */
export async function followServiceWorker(onUpdate: (change: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' }).catch(() => null);
  if (!registration) return;
  const look = () => {
    const { waiting } = registration;
    // The first worker of all takes over by itself.
    if (!waiting || !serviceWorker.controller) return;
    onUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take-over');
    });
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_MS) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}
