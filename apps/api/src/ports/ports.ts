/**
 * Third parties, each behind a port (ruling 13). Each port's `port.ts` adds itself here by declaration merging:
 * `declare module '../ports.ts' { interface Ports { messaging: Messaging } }`.
 * A module fills its port with the configured adapter unless the app was built with another one (tests).
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Ports {}

/**
 * Returns a port that an earlier module has filled.
 * @throws Error if it is empty: the caller's plugin does not depend on the module that fills it
 */
export function filledPort<Name extends keyof Ports>(ports: Partial<Ports>, name: Name): Ports[Name] {
  const port = ports[name];
  if (!port)
    throw new Error(`The port "${name}" is empty. Add the module that fills it to the dependencies of this plugin.`);
  return port as Ports[Name];
}
