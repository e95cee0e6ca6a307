import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printReport, type Bench } from './report.ts';

/*
 * `npm run bench -- <name> [--flag value …]`. A bench is a file of this folder that exports `bench`; it measures its goals
 * and its floors in one run, because only their ratios mean anything on another machine.
 */
const NOT_A_BENCH = new Set(['run.ts', 'report.ts', 'measure.ts', 'postgres.ts', 'lighthouse.ts']);
const folder = import.meta.dirname;
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('-') && !NOT_A_BENCH.has(file))
  .map((file) => file.slice(0, -3));
const { positionals, tokens } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  strict: false,
  tokens: true,
});
const [name] = positionals;
if (!name || !names.includes(name)) {
  console.error(
    `There is no bench called "${name ?? ''}". Say what to measure: npm run bench -- ${names.join(' | ')}.`,
  );
  process.exit(2);
}
const options = Object.fromEntries(
  tokens.flatMap((token, index) => {
    if (token.kind !== 'option') return [];
    const next = tokens[index + 1];
    return [
      [
        token.name,
        token.value ?? (next?.kind === 'positional' && next.index === token.index + 1 ? next.value : 'true'),
      ],
    ];
  }),
);
const { bench } = (await import(`./${name}.ts`)) as { bench: Bench };
const report = await bench(options);
printReport(report);
const output = new URL('../../../dist/bench/', import.meta.url);
mkdirSync(output, { recursive: true });
writeFileSync(new URL(`${name}.json`, output), `${JSON.stringify(report, null, 2)}\n`);
console.info(`\nWritten to dist/bench/${name}.json`);
process.exit(report.rows.some((row) => row.met === false) && options['strict'] === 'true' ? 1 : 0);
