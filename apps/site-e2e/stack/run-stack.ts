import { spawn } from 'node:child_process';
import { join } from 'node:path';

/*
 * Runs the start command while the journeys run: a killed run leaves no process behind.
 * Arguments: those of the start command.
 */
const LOOK_MS = 1000;
const parent = process.ppid;
const child = spawn(
  process.execPath,
  [join(import.meta.dirname, '../../../tools/dev/src/start/start.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  child.kill('SIGINT');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// An orphaned process gets another parent.
const watch = setInterval(() => {
  if (process.ppid !== parent) stop();
}, LOOK_MS);
child.once('close', (code) => {
  clearInterval(watch);
  process.exitCode = code ?? 1;
});
