import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts, dependencies } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
};

describe('CODEOWNERS', () => {
  const paths = [...read('.github/CODEOWNERS').matchAll(/^(\/\S+)\s+@/gm)].map(([, path = '']) => path.slice(1));

  it.each(paths)('%s exists', (path) => {
    expect(globSync(path.replace(/\/$/, ''), { cwd: root })).not.toEqual([]);
  });

  it('has no line that a later one hides: the last one that matches decides', () => {
    const hidden = paths.filter((path, at) =>
      paths
        .slice(at + 1)
        .some(
          (later) => later.endsWith('/') && path !== later && matchesGlob(path, `${later}**`.replace('/**', '/**/*')),
        ),
    );
    expect(hidden).toEqual([]);
  });
});

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  const text = read(file);

  it('runs commands that exist', () => {
    const commands = [...text.matchAll(/run: npm (?:run (\S+)|(test))/g)].map(
      ([, script, test]) => script ?? test ?? '',
    );
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  it('runs the pinned Node', () => {
    const versions = [...text.matchAll(/node-version: (\S+)/g)].map(([, version]) => version);
    expect(new Set(versions)).toEqual(new Set([dependencies['node']]));
  });

  it('installs NATS before the API’s tests, which start one and cannot install it without root', () => {
    for (const job of text.split(/^ {2}(?=[\w-]+:$)/m)) {
      const tests = job.search(/run: (?:npm test|npx vitest run --root apps\/api)/);
      if (tests >= 0) expect(job.slice(0, tests)).toContain('nats-server');
    }
  });

  it('leaves the choice of what is affected to the test command', () => {
    expect(text).not.toMatch(/nx affected -t/);
  });
});

it('tests pull requests with the affected stages, and has the other browsers and databases every week', () => {
  expect(read('.github/workflows/ci.yml')).toContain('npm test -- --affected --base');
  expect(read('.github/workflows/weekly.yml')).toMatch(
    /schedule:[\s\S]*cron: '\S+ \S+ \* \* \d'[\s\S]*npm run browsers[\s\S]*TEST_BOTH_DATABASES: 'on'/,
  );
});
