import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/**
 * Writes the pools' trigger function as JavaScript for AWS Lambda (`npm run triggers`). The function is one file without
 * packages, so its types are all that has to go.
 * @returns the file
 */
export function buildTriggers(folder: string): string {
  const source = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.mjs');
  writeFileSync(file, stripTypeScriptTypes(source));
  return file;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../../../..');
  const file = buildTriggers(join(root, 'dist/cognito-triggers'));
  process.stdout.write(
    `${file.slice(root.length + 1)} is written. docs/deployment/cognito.md says how to upload it.\n`,
  );
}
