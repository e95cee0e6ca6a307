/** What the system says, and what a release manager can do about it. */
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'This account may not write there: give it the right to, or run the command as whom the folder belongs to.',
  EPERM: 'The system does not allow that to this account: run the command as whom the folder belongs to.',
  // What Node says of a folder that cannot be made on such a disk (`mkdir` with `recursive`), too.
  ENOENT: 'A folder is missing, or lies on what can only be read: look whether it is there and can be written to.',
  EROFS:
    'What is mounted there can only be read: mount it for writing, or work where releases are made and copy them there.',
  ENOSPC: 'The disk is full: make room, for example with "npm run release:prune".',
  ENOTDIR: 'A file lies where a folder is needed: look what it is, and move it away.',
};

/** An error in words: what happened, and what to do. */
export function explain(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code.startsWith('ERR_PARSE_ARGS')) return `${error.message}.\nUsage: ${usage}`.replace(/\.\.\n/, '.\n');
  const remedy = REMEDIES[code];
  return remedy === undefined
    ? error.message
    : `${error.message}\n${remedy} Nothing half-written is taken for a release.`;
}

/**
 * Names of releases on a command line, without options.
 * @throws if an option stands among them, or none was given
 */
export function readNames(args: readonly string[], usage: string, ask: string): readonly string[] {
  const option = args.find((arg) => arg.startsWith('-'));
  if (option !== undefined) throw new Error(`"${option}" is no option of this command.\nUsage: ${usage}`);
  if (args.length === 0) throw new Error(`${ask} Usage: ${usage}`);
  return args;
}

/** Runs a command of releases; whatever goes wrong is told in words, and ends it with code 1. */
export async function runCommand(usage: string, run: (args: readonly string[]) => Promise<void> | void): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  // Whoever reads along may have had enough ("| head"): the work goes on, and nobody is told of it.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await run(args);
  } catch (error) {
    process.stderr.write(`${explain(error, usage)}\n`);
    process.exit(1);
  }
}
