/** The share of the recorded visits that are measured. */
const SAMPLE = 0.1;

/** @param visit random, so that it also decides whether the visit is in the sample */
export const isMeasured = (visit: string): boolean => Number.parseInt(visit.slice(0, 2), 16) / 256 < SAMPLE;
