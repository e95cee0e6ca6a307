import { relative } from 'node:path';
import type { Counts } from './summary.ts';

/** What ESLint's JSON report says of one file. */
export interface EslintFile {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly message: string; readonly line?: number }[];
}

/** One check per project: a project passes when none of its files has anything to say against it. */
export function countEslint(root: string, files: readonly EslintFile[]): Counts {
  const projects = new Map<string, string[]>();
  for (const { filePath, messages } of files) {
    const path = relative(root, filePath).replaceAll('\\', '/');
    const project = path.split('/').length > 2 ? path.split('/').slice(0, 2).join('/') : 'root';
    const found = projects.get(project) ?? [];
    projects.set(project, found);
    for (const { ruleId, message, line } of messages)
      found.push(`${path}:${line ?? 1} ${message.split('\n')[0] ?? ''} (${ruleId ?? 'parser'})`);
  }
  const broken = [...projects.values()].filter((found) => found.length > 0);
  return { passed: projects.size - broken.length, failed: broken.length, skipped: 0, failures: broken.flat() };
}
