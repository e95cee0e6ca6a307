/**
 * Returns a function that does work, of which at most so much is under way at once. The rest waits in the order in which it
 * came; work that fails makes room like any other.
 */
export function inTurns(most: number): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next one directly, so that no other can take it in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
