/** The worker's address: at the root, because its scope is every pair. */
const ADDRESS = '/service-worker.js';

/** The parts of the Trusted Types API that are used here. */
interface TypePolicy {
  createScriptURL(address: string): unknown;
}
interface TypePolicies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): TypePolicy;
}

/**
 * Returns the worker's address as Trusted Types require it. This is the site's only policy, and it allows no other
 * address.
 */
function trustedAddress(): string {
  const page = globalThis as { readonly trustedTypes?: TypePolicies; baizeWorkerPolicy?: TypePolicy | undefined };
  // A page may create a policy once. The page script and the app are built apart, so the page keeps it.
  page.baizeWorkerPolicy ??= page.trustedTypes?.createPolicy('baize#service-worker', {
    createScriptURL(address) {
      if (address !== ADDRESS)
        throw new TypeError(`The policy baize#service-worker allows only ${ADDRESS}, not ${address}.`);
      return address;
    },
  });
  return (page.baizeWorkerPolicy?.createScriptURL(ADDRESS) ?? ADDRESS) as string;
}

/**
 * Registers the service worker, once per page: the page script does it for visitors who never start the app. Null where it
 * cannot be registered (private windows).
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  try {
    return (
      (await serviceWorker.getRegistration('/')) ??
      (await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' }))
    );
  } catch {
    return null;
  }
}
