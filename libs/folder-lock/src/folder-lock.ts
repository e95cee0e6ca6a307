import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that locks a folder. `startedAt` distinguishes it from a later process with the same id. */
interface Holder {
  readonly pid: number;
  readonly startedAt: string | null;
}

/** Returns the start of a process in kernel ticks; null if the system does not provide it. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; the needed fields come after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (fault) {
    // EPERM: it is running, but under another user.
    if ((fault as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const start = startOf(holder.pid);
  return holder.startedAt === null || start === null || start === holder.startedAt;
}

const SHARED_DATABASE =
  'Two processes on one embedded database would destroy it. Stop that process, or give this one its own DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.';

/** Another running process has the lock. */
export class FolderInUse extends Error {
  readonly pid: number;
  constructor(folder: string, pid: number, why: string) {
    super(`The data folder ${folder} is in use by process ${pid}. ${why}`);
    this.name = 'FolderInUse';
    this.pid = pid;
  }
}

/**
 * Locks a data folder for this process, because PGlite lets two processes open one folder and destroy it.
 * A lock whose process is gone (killed, machine restarted) is stale and replaced immediately.
 * @param why what a second process would damage, and what to do instead
 * @returns a function that releases the lock
 * @throws FolderInUse if a running process has the lock
 */
export function lockFolder(folder: string, why = SHARED_DATABASE): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'baize.lock');
  const mine: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      let held = true;
      const release = () => {
        if (!held) return;
        held = false;
        process.off('exit', release);
        rmSync(file, { force: true });
      };
      process.on('exit', release);
      return release;
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder)) {
      throw new FolderInUse(folder, holder.pid, why);
    }
    try {
      // The rename is atomic: if two processes find a stale lock, one moves it and the other finds it gone.
      renameSync(file, `${file}.${process.pid}.stale`);
      rmSync(`${file}.${process.pid}.stale`, { force: true });
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
    }
  }
  throw new Error(
    `The data folder ${folder} could not be locked: its lock file keeps changing hands. Several processes are starting on it at once. Start one, or give each its own DATA_DIR.`,
  );
}

const TURN_MS = 500;

/**
 * Locks a folder as soon as no other process has its lock, for work that can wait for its turn.
 * @param onWaiting called once with the process that has the lock, before waiting
 * @returns a function that releases the lock
 */
export async function lockFolderInTurn(folder: string, onWaiting: (pid: number) => void): Promise<() => void> {
  for (let told = false; ;) {
    try {
      return lockFolder(folder);
    } catch (fault) {
      if (!(fault instanceof FolderInUse)) throw fault;
      if (!told) onWaiting(fault.pid);
      told = true;
      await new Promise((resolve) => setTimeout(resolve, TURN_MS));
    }
  }
}

function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number') {
      return {
        pid: value.pid,
        startedAt: 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null,
      };
    }
  } catch {
    // Unreadable, or half written by a process that died: stale.
  }
  return null;
}
