const faults: string[] = [];

/**
 * Records that the test itself is wrong (no handler, a shape that breaks the contract). The product would only see a
 * failed call.
 */
export function reportFault(message: string): Error {
  faults.push(message);
  console.error(message);
  return new Error(message);
}

/** Returns the faults since the last call; the set-up of DOM tests fails a test that has any. */
export const takeFaults = (): readonly string[] => faults.splice(0);
