// Runs before start, test, dev and the other commands, on the machine's own Node (20 or later), before any package
// exists. So it imports only Node's modules and is plain JavaScript.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  installationKey,
  isStale,
  repairRuntimeLink,
  runtimeVersion,
  STAMP,
  takeInstallTurn,
  WANTED_MAJOR,
  writeStamp,
} from './installation.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const say = (line) => process.stderr.write(`baize: ${line}\n`);

/** Runs npm, shows its output, and prints a message while it is silent. */
function install() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const npm =
    process.env.npm_execpath && process.env.npm_execpath.endsWith('.js')
      ? [process.execPath, process.env.npm_execpath]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  return new Promise((resolve, reject) => {
    const child = spawn(npm[0], [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const beat = setInterval(() => say(`still installing, ${seconds()} s …`), 15_000);
    child.on('error', (error) => {
      clearInterval(beat);
      reject(error);
    });
    child.on('exit', (code) => {
      clearInterval(beat);
      if (code === 0) {
        say(`packages installed in ${seconds()} s.`);
        resolve(undefined);
      } else reject(new Error(`"npm ci" ended with code ${code}`));
    });
  });
}

async function main() {
  const key = installationKey(root);
  if (isStale(root, key)) {
    const endTurn = await takeInstallTurn(root, (pid) =>
      say(`process ${pid} is installing the packages here; waiting for it …`),
    );
    try {
      // The other process may have installed the packages.
      const stale = isStale(root, key);
      if (stale) {
        say(`${stale} Installing from package-lock.json with "npm ci"; the first time takes a minute or two.`);
        await install();
        writeStamp(root, key);
      }
    } catch (error) {
      say(
        `the packages could not be installed: ${error instanceof Error ? error.message : String(error)}. The lines above say why. Check the connection to the package registry and that package-lock.json is committed unchanged, then run the command again.`,
      );
      process.exitCode = 1;
      return;
    } finally {
      endTurn();
    }
  }
  repairRuntimeLink(root);
  const version = runtimeVersion(root);
  if (version === null || Number(version.split('.')[0]) < WANTED_MAJOR) {
    if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return;
    say(
      `the pinned runtime (Node ${WANTED_MAJOR}) did not arrive${version ? `: node_modules/.bin/node is ${version}` : ''}, and this machine's Node ${process.versions.node} cannot run TypeScript by itself. Installation scripts may be switched off: run "npm rebuild node", or install Node ${WANTED_MAJOR} or later, then run the command again. (Stamp: ${STAMP}.)`,
    );
    process.exit(1);
  }
}

await main();
