import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';

/**
 * Writes the pools' trigger function as JavaScript for AWS Lambda: `npm run triggers`. The function is one file without
 * packages, so its types are all that has to go.
 */
const root = join(import.meta.dirname, '../../../..');
const folder = join(root, 'dist/cognito-triggers');
const source = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'index.mjs');
writeFileSync(file, stripTypeScriptTypes(source));
process.stdout.write(`${relative(root, file)} is written. docs/deployment/cognito.md says how to upload it.\n`);
