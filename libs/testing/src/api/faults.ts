const faults: string[] = [];

/** Notes that a test itself is wrong (no handler, a shape that breaks the contract): the product would only see a failed call. */
export function reportFault(message: string): Error {
  faults.push(message);
  console.error(message);
  return new Error(message);
}

/** What was noted since the last call; the set-up of DOM tests fails a test that has any. */
export const takeFaults = (): readonly string[] => faults.splice(0);
