/** The worker's address: at the root, because its scope is every pair. */
const ADDRESS = '/service-worker.js';
/** How often an open page checks for a new version, in milliseconds. */
const ASK_MS = 60 * 60_000;

/** The part of the Trusted Types API that is used here. */
interface TypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/**
 * Returns the worker's address as Trusted Types require it. This is the site's only policy, and it allows no other
 * address.
 */
function trustedAddress(): string {
  const policies = (globalThis as { readonly trustedTypes?: TypePolicies }).trustedTypes;
  const policy = policies?.createPolicy('baize#service-worker', {
    createScriptURL(address) {
      if (address !== ADDRESS)
        throw new TypeError(`The policy baize#service-worker allows only ${ADDRESS}, not ${address}.`);
      return address;
    },
  });
  return (policy ? policy.createScriptURL(ADDRESS) : ADDRESS) as string;
}

/**
 * Registers the service worker and reports when a newer version is waiting. Without one, or where it cannot be
 * registered (private windows), the site works the same.
 * @param onUpdate receives a function that activates the new version and reloads the page
 */
export async function followServiceWorker(onUpdate: (change: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' }).catch(() => null);
  if (!registration) return;
  const look = () => {
    const { waiting } = registration;
    // The very first worker takes over by itself.
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
