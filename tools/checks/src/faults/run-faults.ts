import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { nxEnvironment } from '@baize/workspace/nx';
import { FAULTS, type CaughtBy, type Edit, type Fault } from './faults.ts';

/** How long one command may take on a busy machine, in milliseconds. */
const TIMEOUT_MS = 600_000;
const SOURCE = /\.(?:ts|tsx|mjs|sql)$/;
const NOT_SOURCE = /\.(?:test|spec|stories)\.tsx?$|(?:^|\/)src\/faults\//;
const USAGE =
  'node tools/checks/src/faults/run-faults.ts --in <clone> [--only <id>]… [--out <file.json>]. The clone must be clean, and is left clean.';

interface Outcome {
  readonly id: string;
  readonly area: string;
  readonly mistake: string;
  readonly file: string;
  readonly caughtBy: string;
  readonly result: 'caught' | 'missed' | 'not applicable' | 'command fails without the fault';
}

/** Matches a text whatever whitespace a formatter has put between its words and signs. */
const pattern = (text: string): RegExp =>
  new RegExp((text.match(/[\w$]+|[^\s\w$]/g) ?? []).map((token) => token.replace(/[^\w]/g, '\\$&')).join('\\s*'), 'g');

const tracked = (clone: string): readonly string[] =>
  execFileSync('git', ['ls-files'], { cwd: clone, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter(Boolean);

/** The one source file that an edit changes, and its new text; null where the text is in no file, or in several. */
function locate(
  sources: ReadonlyMap<string, string>,
  { before, after, within }: Edit,
): { file: string; text: string } | null {
  const expression = pattern(before);
  const found = [...sources].flatMap(([file, text]) => {
    if (within !== undefined && !pattern(within).test(text)) return [];
    const matches = text.match(expression);
    return matches ? [{ file, text, count: matches.length }] : [];
  });
  const [only] = found;
  return found.length === 1 && only && only.count === 1
    ? { file: only.file, text: only.text.replace(expression, () => after) }
    : null;
}

/** The package that a file belongs to: the nearest folder above it with a package.json. */
function packageOf(clone: string, file: string): string {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    if (existsSync(join(clone, folder, 'package.json'))) return folder;
  return '.';
}

const nameOfPackage = (clone: string, folder: string): string =>
  (JSON.parse(readFileSync(join(clone, folder, 'package.json'), 'utf8')) as { readonly name: string }).name;

/** The command, run from the clone's root. @throws where a test's name fits no file, or several */
function commandOf(clone: string, files: readonly string[], caughtBy: CaughtBy, changed: string): readonly string[] {
  const named = (suffix: string): string => {
    const found = files.filter((file) => file === suffix || file.endsWith(`/${suffix}`));
    if (found.length !== 1)
      throw new Error(
        `"${suffix}" fits ${found.length} files (${found.join(', ')}). Name exactly one by the end of its path.`,
      );
    return found[0] as string;
  };
  const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
  switch (caughtBy.kind) {
    case 'test': {
      const file = named(caughtBy.file);
      return [...vitest, '--root', packageOf(clone, file), join(clone, file)];
    }
    case 'stories':
      return [...vitest, '--config', '.storybook/vitest.config.ts', '--project', 'stories', named(caughtBy.file)];
    case 'stress':
      return [...vitest, '--config', '.storybook/vitest.config.ts', '--project', 'stress'];
    case 'doctor':
      return [named('doctor/src/doctor.ts')];
    case 'lint':
      // Through Nx: without its project graph, the rule on import boundaries skips itself.
      return [
        'node_modules/nx/dist/bin/nx.js',
        'run',
        `${nameOfPackage(clone, packageOf(clone, changed))}:lint`,
        '--skip-nx-cache',
        '--outputStyle=static',
      ];
  }
}

/** Whether a command passes: by its exit code, and for Vitest also by its report. */
function passes(clone: string, command: readonly string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'baize-faults-'));
  const report = join(folder, 'vitest.json');
  try {
    const isVitest = command[0]?.includes('vitest') === true;
    const { status } = spawnSync(
      join(clone, 'node_modules/.bin/node'),
      [...command, ...(isVitest ? ['--reporter=json', `--outputFile.json=${report}`] : [])],
      {
        cwd: clone,
        stdio: 'ignore',
        timeout: TIMEOUT_MS,
        env: { ...nxEnvironment(), CI: 'true' },
      },
    );
    if (!isVitest || status !== 0) return status === 0;
    const { success, numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      readonly success: boolean;
      readonly numTotalTests: number;
    };
    return success && numTotalTests > 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Applies one fault, runs the command that must notice it, and restores the file. */
function seed(
  clone: string,
  files: readonly string[],
  sources: ReadonlyMap<string, string>,
  fault: Fault,
  clean: Map<string, boolean>,
): Outcome {
  const { id, area, mistake } = fault;
  const place = fault.edits.map((each) => locate(sources, each)).find((each) => each !== null);
  if (!place) return { id, area, mistake, file: '–', caughtBy: '–', result: 'not applicable' };
  const { caughtBy } = fault;
  // A test that does not exist yet notices nothing.
  if ('file' in caughtBy && !files.some((file) => file.endsWith(`/${caughtBy.file}`)))
    return { id, area, mistake, file: place.file, caughtBy: 'no such test', result: 'missed' };
  const command = commandOf(clone, files, caughtBy, place.file);
  const line =
    command
      .filter((part) => !part.startsWith('-'))
      .at(-1)
      ?.replace(`${clone}/`, '') ?? '';
  const outcome = { id, area, mistake, file: place.file, caughtBy: `${caughtBy.kind} ${line}` };
  const key = command.join(' ');
  // A command that fails anyway proves nothing.
  if (!clean.has(key)) clean.set(key, passes(clone, command));
  if (clean.get(key) === false) return { ...outcome, result: 'command fails without the fault' };
  const path = join(clone, place.file);
  writeFileSync(path, place.text);
  try {
    return { ...outcome, result: passes(clone, command) ? 'missed' : 'caught' };
  } finally {
    writeFileSync(path, sources.get(place.file) ?? '');
  }
}

function main(): number {
  const { values } = parseArgs({
    options: { in: { type: 'string' }, only: { type: 'string', multiple: true }, out: { type: 'string' } },
  });
  const clone = values.in;
  if (!clone) throw new Error('Name the clone with --in: faults are never put into the working copy itself.');
  if (execFileSync('git', ['status', '--porcelain', '-uno'], { cwd: clone, encoding: 'utf8' }) !== '')
    throw new Error(`${clone} has changes. Commit or discard them: the faults' files are restored afterwards.`);
  const files = tracked(clone);
  const sources = new Map(
    files
      .filter((file) => SOURCE.test(file) && !NOT_SOURCE.test(file))
      .map((file) => [file, readFileSync(join(clone, file), 'utf8')] as const),
  );
  const clean = new Map<string, boolean>();
  const outcomes: Outcome[] = [];
  for (const fault of FAULTS.filter(({ id }) => !values.only || values.only.includes(id))) {
    const outcome = seed(clone, files, sources, fault, clean);
    outcomes.push(outcome);
    process.stdout.write(`${outcome.result.padEnd(8)} ${outcome.id}  ${outcome.file}  (${outcome.caughtBy})\n`);
    if (values.out) writeFileSync(values.out, `${JSON.stringify(outcomes, null, 2)}\n`);
  }
  const caught = outcomes.filter(({ result }) => result === 'caught').length;
  process.stdout.write(`${caught} of ${outcomes.length} faults caught\n`);
  return caught === outcomes.length ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}
