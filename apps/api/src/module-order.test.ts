import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { describe, expect, it } from 'vitest';
import type { ApiModule } from './api-module.ts';
import { dependenciesOf, inDependencyOrder } from './module-order.ts';
import { modules } from './modules.ts';

const moduleOf = (name: string, ...dependencies: string[]): ApiModule => ({
  name,
  plugin: fp(async () => undefined, { name, dependencies }),
});
const namesOf = (sorted: readonly ApiModule[]) => sorted.map(({ name }) => name);

describe('the order of modules', () => {
  it('puts each module after those that it depends on', () => {
    const [a, b, c] = [moduleOf('a', 'b', 'events'), moduleOf('b', 'c'), moduleOf('c')];
    expect(namesOf(inDependencyOrder([a, b, c]))).toEqual(['c', 'b', 'a']);
    expect(namesOf(inDependencyOrder([c, a, b]))).toEqual(['c', 'b', 'a']);
  });

  it('names the modules that depend on each other', () => {
    expect(() => inDependencyOrder([moduleOf('a', 'b'), moduleOf('b', 'c'), moduleOf('c', 'b')])).toThrow('b → c → b');
  });

  it('is valid for the modules of the API, whatever order they are listed in', () => {
    for (const list of [modules, modules.toReversed()]) {
      const sorted = inDependencyOrder(list);
      const position = new Map(sorted.map(({ name }, index) => [name, index]));
      for (const module of sorted)
        for (const name of dependenciesOf(module))
          expect(position.get(name) ?? -1, `${module.name} needs ${name}`).toBeLessThan(position.get(module.name) ?? 0);
    }
  });
});

describe('every module', () => {
  const root = join(import.meta.dirname, 'modules');
  const sourcesOf = (name: string) =>
    readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(?:soak|testing)\//.test(file))
      .map((file) => readFileSync(join(root, name, file), 'utf8'));

  it.each(modules.map((module) => [module.name, module] as const))(
    '%s declares each module that it imports from, and asks for no other at run time',
    (name, module) => {
      const sources = sourcesOf(name);
      const imported = sources.flatMap((source) =>
        [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '(?:\.\.\/)+([a-z-]+)\/index\.ts';/gms)].map(
          ([, other]) => other ?? '',
        ),
      );
      expect(dependenciesOf(module)).toEqual(expect.arrayContaining([...new Set(imported)]));
      expect(sources.join('\n')).not.toMatch(/hasDecorator|hasPlugin/);
    },
  );

  /** The module that adds each decorator: `wallet` adds `app.wallet` and `app.spendingRules`. */
  const owners = new Map(
    modules.flatMap(({ name }) =>
      [
        ...sourcesOf(name)
          .join('\n')
          .matchAll(/\bapp\.decorate\('(\w+)'/g),
      ].map(([, own = '']) => [own, name] as const),
    ),
  );

  it.each(modules.map((module) => [module.name, module] as const))(
    '%s declares each module whose decorators it uses',
    (name, module) => {
      const used = [
        ...sourcesOf(name)
          .join('\n')
          .matchAll(/\bapp\.(\w+)/g),
      ].map(([, own = '']) => owners.get(own) ?? name);
      expect(owners.size).toBeGreaterThan(5);
      expect([name, ...dependenciesOf(module)]).toEqual(expect.arrayContaining([...new Set(used)]));
    },
  );
});
