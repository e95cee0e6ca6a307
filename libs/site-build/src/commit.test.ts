import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '@baize/testing/folders';
import { isCommitted, readCommit } from './commit.ts';

it('says whether a release can be made again from its commit', () => {
  const root = temporaryFolder({ 'libs/a.ts': 'one', 'docs/a.md': 'one', 'package.json': '{}' });
  expect(isCommitted(readCommit(root))).toBe(false);
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-m', 'one');
  const commit = readCommit(root);
  expect([commit, isCommitted(commit)]).toEqual([expect.stringMatching(/^[0-9a-f]{40}$/), true]);
  // A document changes no release, a new source file does.
  writeFiles(root, { 'docs/a.md': 'two' });
  expect(readCommit(root)).toBe(commit);
  writeFiles(root, { 'libs/new.ts': 'new' });
  expect([readCommit(root), isCommitted(readCommit(root))]).toEqual([`${commit}-changed`, false]);
});
