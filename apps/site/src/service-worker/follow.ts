import { registerWorker } from './register.ts';

/** How often an open page checks for a new version, in milliseconds. */
const ASK_MS = 60 * 60_000;

/**
 * Registers the service worker and reports when a newer version is waiting. Without one, or where it cannot be
 * registered (private windows), the site works the same.
 * @param onUpdate receives a function that activates the new version and reloads the page
 */
export async function followServiceWorker(onUpdate: (change: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await registerWorker();
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
