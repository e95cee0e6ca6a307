import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { FolderInUse, lockFolder, lockFolderInTurn } from './folder-lock.ts';

it('waits for its turn, and says once who has the lock', async () => {
  const folder = temporaryFolder();
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    const release = lockFolder(process.env.FOLDER);
    process.stdout.write('locked');
    process.stdin.once('data', () => { release(); process.exit(); });`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(FolderInUse);

  const onWaiting = vi.fn<(pid: number) => void>();
  const turn = lockFolderInTurn(folder, onWaiting);
  await vi.waitFor(() => expect(onWaiting).toHaveBeenCalledWith(other.pid));
  // Longer than it waits before it looks again.
  await new Promise((resolve) => setTimeout(resolve, 700));
  other.stdin.write('go');
  const release = await turn;
  expect(onWaiting).toHaveBeenCalledTimes(1);
  expect(() => lockFolder(folder)).toThrow(/in use by process/);
  release();
  lockFolder(folder)();
});
