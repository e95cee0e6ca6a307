import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Pixels by which a side may differ: text is slightly wider or narrower on another machine, and so are its containers. */
export const TOLERANCE = 2;

/** Returns the largest difference between two lines of boxes, or Infinity if their elements differ. */
export function distance(recorded: string, now: string): number {
  const shape = (line: string) => line.replace(/-?\d+/g, '#');
  if (shape(recorded) !== shape(now)) return Infinity;
  const numbers = (line: string) => (line.match(/-?\d+/g) ?? []).map(Number);
  const before = numbers(recorded);
  return Math.max(0, ...numbers(now).map((value, index) => Math.abs(value - (before[index] ?? Infinity))));
}

/** Returns the lines that differ by more than the tolerance, as `- before` and `+ now`. */
export function differences(recorded: string, now: string, tolerance = TOLERANCE): readonly string[] {
  const before = recorded.split('\n');
  const after = now.split('\n');
  return Array.from(
    { length: Math.max(before.length, after.length) },
    (_, index) => [before[index], after[index]] as const,
  ).flatMap(([old, fresh]) =>
    old !== undefined && fresh !== undefined && distance(old, fresh) <= tolerance
      ? []
      : [...(old === undefined ? [] : [`- ${old}`]), ...(fresh === undefined ? [] : [`+ ${fresh}`])],
  );
}

/** Compares boxes with the recorded ones. With `update`, it records them if they differ. Returns the differences. */
export function compareBoxes(file: string, now: string, update: boolean): readonly string[] {
  const text = `${now}\n`;
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const found =
    recorded === null ? [`${file} is missing; record it with "npm run visual:update"`] : differences(recorded, text);
  if (!update || found.length === 0) return found;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return [];
}
