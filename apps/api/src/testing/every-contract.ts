import { readdirSync } from 'node:fs';
import type { RouteContract } from '@baize/contracts/route';

const FOLDER = new URL('../../../../libs/contracts/src/', import.meta.url);

const isContract = (value: unknown): value is RouteContract =>
  typeof value === 'object' && value !== null && 'auth' in value && 'base' in value && 'path' in value;

/** Returns every contract of the player API. Read from the files, so that a new one is tested like the others. */
export async function everyContract(): Promise<readonly RouteContract[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, FOLDER).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isContract);
}
