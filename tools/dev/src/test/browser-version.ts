import { execFileSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';

/* Prints the version of the browser that the tests use: it decides the result of a stage as much as the sources do. */
const { path } = findBrowser(undefined, () => undefined);
process.stdout.write(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
