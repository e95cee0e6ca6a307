/**
 * Third parties, each behind a port (ruling 13). Each port's `port.ts` adds itself here by declaration merging:
 * `declare module '../ports.ts' { interface Ports { messaging: Messaging } }`.
 * A module fills its port with the configured adapter unless the app was built with another one (tests).
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Ports {}
