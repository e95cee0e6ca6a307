/** System error codes, and what a release manager can do about each. */
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'This account may not write there. Give it permission, or run the command as the owner of the folder.',
  EPERM: 'The system does not allow this account to do that. Run the command as the owner of the folder.',
  // Node also reports this if `mkdir` with `recursive` fails on a read-only disk.
  ENOENT: 'A folder is missing or on a read-only disk. Check that it exists and is writable.',
  EROFS: 'The disk is mounted read-only. Mount it for writing, or make releases elsewhere and copy them there.',
  ENOSPC: 'The disk is full. Free some space, for example with "npm run release:prune".',
  ENOTDIR: 'There is a file where a folder is needed. Move the file.',
};

/** Explains an error: what happened, and what to do. */
export function explain(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code.startsWith('ERR_PARSE_ARGS')) return `${error.message}.\nUsage: ${usage}`.replace(/\.\.\n/, '.\n');
  const remedy = REMEDIES[code];
  return remedy === undefined ? error.message : `${error.message}\n${remedy} Nothing half-written counts as a release.`;
}

/**
 * Returns the names of releases on a command line without options.
 * @throws if there is an option among them, or no name
 */
export function readNames(args: readonly string[], usage: string, ask: string): readonly string[] {
  const option = args.find((arg) => arg.startsWith('-'));
  if (option !== undefined) throw new Error(`"${option}" is not an option of this command.\nUsage: ${usage}`);
  if (args.length === 0) throw new Error(`${ask} Usage: ${usage}`);
  return args;
}

/** Runs a release command. Explains any error and exits with code 1. */
export async function runCommand(usage: string, run: (args: readonly string[]) => Promise<void> | void): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  // The reader may have closed the pipe ("| head"). Continue without output.
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
