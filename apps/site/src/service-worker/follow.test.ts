import { afterEach, expect, it, vi } from 'vitest';
import { followServiceWorker } from './follow.ts';

interface Given {
  readonly waiting?: boolean;
  readonly controlled?: boolean;
  readonly refused?: boolean;
  /** The page script has registered it. */
  readonly registered?: boolean;
}

function browser({ waiting = false, controlled = true, refused = false, registered = false }: Given = {}) {
  const worker = { postMessage: vi.fn() };
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ? worker : null,
    installing,
    update: vi.fn(() => Promise.resolve()),
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    getRegistration: vi.fn(() => Promise.resolve(registered ? registration : undefined)),
    register: vi.fn((_address: unknown, _options: unknown) =>
      refused ? Promise.reject(new DOMException('no', 'SecurityError')) : Promise.resolve(registration),
    ),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return { worker, installing, registration, container };
}
afterEach(() => {
  vi.unstubAllGlobals();
  delete (globalThis as { baizeWorkerPolicy?: unknown }).baizeWorkerPolicy;
});

it('reports a waiting version, and activates it only on request', async () => {
  const { worker, container } = browser({ waiting: true });
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const onUpdate = vi.fn<(change: () => void) => void>();
  await followServiceWorker(onUpdate);
  expect(onUpdate).toHaveBeenCalledTimes(1);
  expect(worker.postMessage).not.toHaveBeenCalled();
  onUpdate.mock.calls[0]?.[0]();
  expect(worker.postMessage).toHaveBeenCalledWith('take-over');
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reports a version that arrives while the page is open', async () => {
  const { worker, installing, registration } = browser();
  const onUpdate = vi.fn();
  await followServiceWorker(onUpdate);
  registration.dispatchEvent(new Event('updatefound'));
  installing.dispatchEvent(new Event('statechange'));
  expect(onUpdate).not.toHaveBeenCalled();
  registration.waiting = worker;
  installing.dispatchEvent(new Event('statechange'));
  expect(onUpdate).toHaveBeenCalledTimes(1);
});

it.each([
  ['the first worker of all', { waiting: true, controlled: false }],
  ['a browser that refuses', { refused: true }],
  ['no newer version', {}],
])('asks nothing of the player with %s', async (_, given) => {
  browser(given);
  const onUpdate = vi.fn();
  await followServiceWorker(onUpdate);
  expect(onUpdate).not.toHaveBeenCalled();
});

it('goes on with the worker that the page script has registered: its policy can be created only once', async () => {
  const { container, worker } = browser({ registered: true, waiting: true });
  const onUpdate = vi.fn<(change: () => void) => void>();
  await followServiceWorker(onUpdate);
  expect(container.register).not.toHaveBeenCalled();
  onUpdate.mock.calls[0]?.[0]();
  expect(worker.postMessage).toHaveBeenCalledWith('take-over');
});

it('does nothing in a browser without service workers', async () => {
  vi.stubGlobal('navigator', {});
  await expect(followServiceWorker(vi.fn())).resolves.toBeUndefined();
});

it('creates its address with the policy baize#service-worker, which allows no other address', async () => {
  const { container } = browser();
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(address: string): string }) => ({
    createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  await followServiceWorker(vi.fn());
  // A second try of the same page, after one that failed.
  await followServiceWorker(vi.fn());
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['baize#service-worker']);
  expect(container.register).toHaveBeenCalledWith({ trusted: '/service-worker.js' }, { updateViaCache: 'none' });
  expect(() => createPolicy.mock.calls[0]?.[1].createScriptURL('https://evil.example/worker.js')).toThrow(
    /service-worker\.js/,
  );
});
