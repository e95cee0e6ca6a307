/** What a load of equal calls did. Latencies in milliseconds. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly count: number;
}

export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );

export function loadOf(latencies: readonly number[], seconds: number): Load {
  const sorted = [...latencies].sort((one, other) => one - other);
  return {
    perSecond: sorted.length / seconds,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    count: sorted.length,
  };
}

/** Runs `call` on so many clients for so long, each client one call after the other, after a short warm-up. */
export async function load(
  clients: number,
  milliseconds: number,
  call: (client: number) => Promise<unknown>,
): Promise<Load> {
  const latencies: number[] = [];
  const warm = performance.now() + Math.min(500, milliseconds / 4);
  const end = warm + milliseconds;
  await Promise.all(
    Array.from({ length: clients }, async (_unused, client) => {
      for (;;) {
        const start = performance.now();
        if (start >= end) return;
        await call(client);
        if (start >= warm) latencies.push(performance.now() - start);
      }
    }),
  );
  return loadOf(latencies, (performance.now() - warm) / 1000);
}

/** The run whose rate is the median. */
export const medianLoad = (runs: readonly Load[]): Load => {
  const sorted = [...runs].sort((one, other) => one.perSecond - other.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured, so there is no median. Run at least once.');
  return middle;
};
