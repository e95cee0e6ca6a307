import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Pixels by which a side may differ: letters are a little wider or narrower on another machine, and what holds them follows. */
export const TOLERANCE = 2;

/** How far two lines of boxes lie apart: the largest difference of a number, or Infinity when the elements are others. */
export function distance(recorded: string, now: string): number {
  const shape = (line: string) => line.replace(/-?\d+/g, '#');
  if (shape(recorded) !== shape(now)) return Infinity;
  const numbers = (line: string) => (line.match(/-?\d+/g) ?? []).map(Number);
  const before = numbers(recorded);
  return Math.max(0, ...numbers(now).map((value, index) => Math.abs(value - (before[index] ?? Infinity))));
}

/** Lines that differ by more than the tolerance, as `- before` and `+ now`. */
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

/** Compares with the recorded text, or records it when asked to and it differs. Returns what differs. */
export function compareBoxes(file: string, now: string, update: boolean): readonly string[] {
  const text = `${now}\n`;
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const found =
    recorded === null ? [`there is no ${file}; record it with "npm run visual:update"`] : differences(recorded, text);
  if (!update || found.length === 0) return found;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return [];
}
