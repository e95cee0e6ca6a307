import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepCompiled } from '@baize/workspace/compile-cache';
import { asksForHelp, readStartOptions, USAGE } from './options.ts';
import type { Stack } from './stack.ts';

const root = join(import.meta.dirname, '../../../..');
// For all modules loaded from here on, also by the services.
keepCompiled(root);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The fields of a seeded player that are printed here. */
interface DemoPlayer {
  readonly email: string;
  readonly password: string;
  readonly note: string;
}

async function demoPlayers(brand: string): Promise<readonly DemoPlayer[]> {
  const file = join(root, 'apps/api/src/demo/players.ts');
  if (!existsSync(file)) return [];
  const { DEMO_PLAYERS = [] } = (await import(pathToFileURL(file).href)) as {
    DEMO_PLAYERS?: readonly (DemoPlayer & { readonly brand?: string })[];
  };
  return DEMO_PLAYERS.filter((player) => player.brand === undefined || player.brand === brand);
}

/** Returns the command that calls this instance as an operator. */
function operatorExample(operator: string, sandbox: string): string {
  const other = [
    ...(operator === 'http://127.0.0.1:4500' ? [] : [`OPERATOR_URL=${operator}`]),
    ...(sandbox === 'http://127.0.0.1:4400' ? [] : [`SANDBOX_URL=${sandbox}`]),
  ];
  return [...other, 'npm run operator'].join(' ');
}

async function print(stack: Stack): Promise<void> {
  const { addresses, config, pair, pairs } = stack;
  const lines = [
    '',
    `${config.name} is running.`,
    '',
    `  Site      ${addresses.site}/${pair}`,
    ...pairs.filter((other) => other !== pair).map((other) => `            ${addresses.site}/${other}`),
    ...stack.others.map(([brand, origin]) => `  ${brand.padEnd(9)} ${origin}`),
    `  API       ${addresses.api}/api/docs`,
    `  Sandbox   ${addresses.sandbox}   codes sent to players, payments, control room`,
    `  Operator  ${addresses.sandbox}/control   or: ${operatorExample(addresses.operator, addresses.sandbox)}`,
  ];
  const players = await demoPlayers(config.id);
  if (players.length > 0) {
    const width = Math.max(...players.map(({ email }) => email.length));
    const passwords = new Set(players.map(({ password }) => password));
    lines.push('', `  Demo players${passwords.size === 1 ? ` (password ${players[0]?.password})` : ''}`);
    for (const { email, password, note } of players)
      lines.push(`    ${email.padEnd(width)}  ${passwords.size === 1 ? '' : `${password}  `}${note}`);
  }
  say([...lines, '', 'Ctrl-C stops everything.', ''].join('\n'));
}

async function main(): Promise<number> {
  if (asksForHelp(process.argv.slice(2))) {
    say(USAGE);
    return 0;
  }
  const options = readStartOptions(root, process.argv.slice(2), process.env);
  let stack: Stack | null = null;
  let interrupted = false;
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        // A second Ctrl-C exits immediately; the services have received the signal already.
        if (interrupted) process.exit(130);
        interrupted = true;
        // During the start we cannot stop the services yet, and exiting now would leave them running.
        if (!stack) say('\nStopping as soon as it has started. Press Ctrl-C again to exit immediately …');
        resolve();
      });
    }
  });
  const { startStack } = await import('./stack.ts');
  stack = await startStack(root, options, say);
  await print(stack);
  try {
    await Promise.race([stopped, stack.supervisor.failed]);
    say('\nStopping …');
    return 0;
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\nStopping the rest.\n`);
    return 1;
  } finally {
    await stack.stop();
  }
}

try {
  process.exit(await main());
} catch (error) {
  process.stderr.write(`\nnpm start could not finish: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
