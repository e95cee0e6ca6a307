import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TargetConfiguration } from '@nx/devkit';

/** Vitest's own limits are too short for a busy machine, and not every package has a configuration of its own (0044). */
const PATIENCE = '--testTimeout=120000 --hookTimeout=120000 --expect.poll.timeout=15000';

/** Those of the packages that the repository asks for: Nx refuses a target that names one it does not know. */
export function declaredPackages(workspaceRoot: string, names: readonly string[]): string[] {
  const file = join(workspaceRoot, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return names.filter((name) => name in dependencies || name in devDependencies);
}

/** True when a folder holds a test, not looking into folders that are packages of their own. */
export function hasTests(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (entry.isDirectory()) {
      return (
        entry.name !== 'node_modules' &&
        entry.name !== 'dist' &&
        !existsSync(join(folder, entry.name, 'package.json')) &&
        hasTests(join(folder, entry.name))
      );
    }
    return /\.test\.tsx?$/.test(entry.name);
  });
}

/** Type check, lint and tests, the same for every package. */
export function qualityTargets(workspaceRoot: string, folder: string): Record<string, TargetConfiguration> {
  const path = join(workspaceRoot, folder);
  const targets: Record<string, TargetConfiguration> = {
    lint: {
      executor: 'nx:run-commands',
      cache: true,
      inputs: [
        'default',
        '{workspaceRoot}/eslint.config.mjs',
        // The rule on import boundaries: its table, the tags of what is imported, and the brands that code may not name.
        '{workspaceRoot}/tools/checks/src/boundaries.mjs',
        '{workspaceRoot}/{apps,libs,brands,tools}/*/package.json',
        '{workspaceRoot}/libs/ui/src/theme/package.json',
        {
          externalDependencies: declaredPackages(workspaceRoot, [
            'eslint',
            'typescript-eslint',
            'eslint-plugin-react-hooks',
            'eslint-plugin-jsx-a11y',
            '@nx/eslint-plugin',
          ]),
        },
      ],
      options: { command: `eslint --max-warnings=0 --no-error-on-unmatched-pattern ${folder}`, cwd: '{workspaceRoot}' },
      metadata: { description: 'Rules of eslint.config.mjs, import boundaries among them' },
    },
  };
  if (existsSync(join(path, 'tsconfig.json'))) {
    targets['typecheck'] = {
      executor: 'nx:run-commands',
      cache: true,
      inputs: [
        'default',
        '^default',
        '{workspaceRoot}/tsconfig.base.json',
        { externalDependencies: declaredPackages(workspaceRoot, ['typescript-native']) },
      ],
      // By its path: both TypeScript packages have a command "tsc".
      options: {
        command: `node node_modules/typescript-native/bin/tsc --noEmit --checkers 1 -p ${folder}`,
        cwd: '{workspaceRoot}',
      },
      metadata: { description: 'TypeScript, strict' },
    };
  }
  if (hasTests(path)) {
    targets['test'] = {
      executor: 'nx:run-commands',
      cache: true,
      inputs: [
        'default',
        '^default',
        '{workspaceRoot}/vitest.config.ts',
        { externalDependencies: declaredPackages(workspaceRoot, ['vitest']) },
      ],
      outputs: [`{workspaceRoot}/dist/test-reports/${folder}`],
      options: {
        command: `vitest run --root ${folder} ${PATIENCE} --reporter=default --reporter=json --outputFile.json=${join(workspaceRoot, 'dist/test-reports', folder, 'vitest.json')}`,
        cwd: '{workspaceRoot}',
      },
      metadata: { description: 'Vitest; its report is summed up by npm test' },
    };
  }
  return targets;
}
