import { join } from 'node:path';
import { DEMO_PASSWORD, DEMO_PLAYERS } from '@baize/contracts/demo-players';
import { keepCompiled } from '@baize/workspace/compile-cache';
import { asksForHelp, readStartOptions, USAGE } from './options.ts';
import type { Stack } from './stack.ts';

const root = join(import.meta.dirname, '../../../..');
// For all modules loaded from here on, also by the services.
keepCompiled(root);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Returns the command that calls this instance as an operator. */
function operatorExample(operator: string, sandbox: string): string {
  const other = [
    ...(operator === 'http://127.0.0.1:4500' ? [] : [`OPERATOR_URL=${operator}`]),
    ...(sandbox === 'http://127.0.0.1:4400' ? [] : [`SANDBOX_URL=${sandbox}`]),
  ];
  return [...other, 'npm run operator'].join(' ');
}

function print(stack: Stack): void {
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
  lines.push('', `  Demo players (password ${DEMO_PASSWORD})`);
  const width = Math.max(...DEMO_PLAYERS.map(({ email }) => email.length));
  for (const { email, note } of DEMO_PLAYERS) lines.push(`    ${email.padEnd(width)}  ${note}`);
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
  print(stack);
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
