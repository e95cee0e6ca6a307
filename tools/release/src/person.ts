import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';

function gitEmail(): string {
  try {
    return execFileSync('git', ['config', 'user.email'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function account(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user may have no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/**
 * Returns who runs a command, for the history: the person, then the account and the machine. `RELEASE_ACTOR` names the
 * person where a pipeline runs the command for someone; otherwise it is the address that their commits have.
 */
export function personAtWork(env: NodeJS.ProcessEnv = process.env, email: () => string = gitEmail): string {
  const person = env['RELEASE_ACTOR']?.trim() || email();
  const place = `${account()}@${hostname()}`;
  return person === '' ? place : `${person} (${place})`;
}
