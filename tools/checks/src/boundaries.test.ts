import { join } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { nxEnvironment } from '@baize/workspace/nx';

const root = join(import.meta.dirname, '../../..');
let eslint: ESLint;

// The rule reads the project graph from Nx's cache; on a fresh clone there is none yet.
beforeAll(async () => {
  Object.assign(process.env, nxEnvironment());
  await createProjectGraphAsync({ exitOnError: false, resetDaemonClient: true });
  eslint = new ESLint({ cwd: root });
}, 120_000);

async function messages(filePath: string, code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, filePath) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'parse'}: ${message.split('\n')[0] ?? ''}`);
}

describe('an import that the table forbids fails lint', () => {
  it.each([
    ['a domain imports another domain', 'libs/games/src/proof.ts', "import '@baize/wallet';"],
    ['the foundation imports a library above it', 'libs/contracts/src/proof.ts', "import '@baize/session';"],
    ['a component reads contracts', 'libs/ui/src/components/proof.ts', "import '@baize/contracts/wallet';"],
    ['the API imports the web', 'apps/api/src/proof.ts', "import '@baize/shell';"],
    ['the sandbox reads brands', 'apps/sandbox/src/proof.ts', "import '@baize/brand';"],
    ['a brand imports the shell', 'brands/marigold/proof.ts', "import '@baize/shell';"],
    ['code imports a package for tests', 'libs/wallet/src/proof.ts', "import '@baize/testing';"],
    ['the site imports a tool', 'apps/site/src/proof.ts', "import '@baize/workspace/plugin';"],
    ['React reaches the API', 'apps/api/src/proof.ts', "import 'react';"],
    ['Fastify reaches the web', 'libs/wallet/src/proof.ts', "import 'fastify';"],
    ['a package reaches the kernel', 'libs/kernel/src/proof.ts', "import 'jotai';"],
    ['a library is reached by path', 'libs/wallet/src/proof.ts', "import '../../http/src/index.ts';"],
  ])('%s', async (_what, file, code) => {
    expect((await messages(file, code)).join('\n')).toMatch(/@nx\/enforce-module-boundaries/);
  });
  it.each([
    ['libs/wallet/src/proof.ts', "import '@baize/shell';"],
    ['libs/ui/src/components/proof.ts', "import '@baize/theme/contract';"],
    ['apps/api/src/proof.ts', "import '@baize/brand-marigold/config';"],
    ['apps/site/src/proof.ts', "import '@baize/wallet';"],
    ['libs/wallet/src/proof.test.ts', "import '@baize/testing';"],
  ])('and one that it allows does not: %s %s', async (file, code) => {
    expect(await messages(file, code)).toEqual([]);
  });
});

describe('a tool that reaches into an application fails lint', () => {
  it.each([
    ['by path', 'tools/release/src/proof.ts', "import '../../../apps/api/src/app.ts';"],
    ['by path into a library', 'tools/doctor/src/proof.ts', "import '../../../libs/content/src/paths.ts';"],
    ['by package', 'tools/release/src/proof.ts', "import '@baize/api/app';"],
    ['by package, past what the site exports for tools', 'tools/doctor/src/proof.ts', "import '@baize/site/router';"],
    ['when it runs', 'tools/release/src/proof.ts', "void import('../../../apps/api/src/app.ts');"],
    ['from a bench by path', 'tools/bench/src/proof.ts', "import '../../../apps/api/src/app.ts';"],
  ])('%s', async (_what, file, code) => {
    expect((await messages(file, code)).join('\n')).toMatch(/no-restricted-(?:imports|syntax)/);
  });
  it.each([
    ['tools/release/src/proof.ts', "import '@baize/site/modules';"],
    ['tools/release/src/proof.ts', "import '@baize/content-engine';"],
    ['tools/bench/src/proof.ts', "import '@baize/api/bench';"],
  ])('but not what it may import: %s %s', async (file, code) => {
    expect(await messages(file, code)).toEqual([]);
  });
  it('and so does a build configuration of an application that imports a tool', async () => {
    expect((await messages('apps/site/vite.config.ts', "import '@baize/release/stamp';")).join()).toContain(
      'no-restricted-imports',
    );
  });
});

describe('a circle of imports that goes through a tool fails lint', () => {
  it.each([
    ['of two tools', 'tools/release/src/proof.ts', "import '@baize/dev/ports';"],
    ['of two tools, when it runs', 'tools/doctor/src/proof.ts', "void import('@baize/release/make');"],
    ['through a third tool', 'tools/site-reader/src/proof.ts', "import '@baize/dev/ports';"],
    ['in a test', 'tools/doctor/src/proof.test.ts', "import '@baize/release/make';"],
  ])('%s', async (_what, file, code) => {
    expect((await messages(file, code)).join('\n')).toMatch(/Circular dependency between/);
  });
});

describe('the other house rules fail lint', () => {
  it.each([
    ['no-restricted-imports', 'libs/wallet/src/model/proof.ts', "import { useText } from '@baize/i18n';"],
    ['no-restricted-imports', 'libs/wallet/src/model/proof.ts', "import { atom } from 'jotai';"],
    ['no-explicit-any', 'libs/wallet/src/proof.ts', 'export const value: any = 1;'],
    ['no-console', 'libs/wallet/src/proof.ts', "console.log('x');"],
    ['no-restricted-syntax', 'libs/ui/src/components/proof.css.ts', "export const rule = { color: '#ff0000' };"],
    ['no-restricted-syntax', 'libs/ui/src/components/proof.css.ts', "export const rule = { padding: '12px 24px' };"],
    ['no-restricted-syntax', 'libs/wallet/src/proof.tsx', 'export const Proof = () => <p style={{ top: 0 }}>x</p>;'],
    ['no-restricted-syntax', 'libs/wallet/src/proof.tsx', 'export const Proof = () => <p>Deposit</p>;'],
    ['no-restricted-syntax', 'apps/site/src/frame/proof.tsx', 'export const Proof = () => <img alt="Logo" src="x" />;'],
    [
      'no-restricted-syntax',
      'apps/site/src/proof.tsx',
      'export const Proof = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    ],
    ['no-restricted-imports', 'libs/wallet/src/proof.ts', "import 'node:fs';"],
    ['no-restricted-imports', 'apps/api/src/proof.ts', "import '@baize/brand-marigold';"],
    ['jsx-a11y/alt-text', 'libs/wallet/src/proof.tsx', 'export const Proof = () => <img src="x" />;'],
    [
      'react-hooks/rules-of-hooks',
      'libs/wallet/src/proof.tsx',
      "import { useState } from 'react';\nexport function Proof({ on }: { on: boolean }) { if (on) useState(1); return null; }",
    ],
  ])('%s in %s', async (rule, file, code) => {
    expect((await messages(file, code)).join('\n')).toContain(rule);
  });
});

describe('code that is forbidden in components fails lint, with the fix', () => {
  const component = 'libs/ui/src/components/primitives/Proof/Proof.tsx';
  it.each([
    [
      'a brand is imported',
      component,
      "import { tokens } from '@baize/brand-marigold'; export const a = tokens;",
      /goes into libs\/ui\/src\/theme\/tokenTypes\.ts/,
    ],
    [
      'a brand is known by name',
      component,
      "export const wide = (id: string) => id === 'pitchside';",
      /Read a token or a capability/,
    ],
    [
      'words stand in the markup',
      component,
      'export function Proof() { return <p>Deposit now</p>; }',
      /useLabel with a key/,
    ],
    [
      'words stand in a label',
      component,
      'export function Proof() { return <img alt="A crown" src="" />; }',
      /useLabel with a key/,
    ],
    [
      'a colour is literal',
      'libs/ui/src/components/primitives/Proof/Proof.css.ts',
      "export const proof = { color: '#ff0000' };",
      /Use a variable of the contract/,
    ],
    [
      'a distance is literal',
      'libs/ui/src/components/primitives/Proof/Proof.css.ts',
      "export const proof = { padding: '12px' };",
      /Use a variable of the contract/,
    ],
    ['a style is inline', component, 'export function Proof() { return <p style={{ margin: 0 }} />; }', /useCssVars/],
  ])('%s', async (_what, file, code, remedy) => {
    expect((await messages(file, code)).join('\n')).toMatch(remedy);
  });
});
