import type { ApiModule } from './api-module.ts';

/** Where fastify-plugin keeps a plugin's name and dependencies. */
const META = Symbol.for('plugin-meta');

/** Returns the plugins that a module declares as its dependencies, other modules among them. */
export function dependenciesOf(module: ApiModule): readonly string[] {
  const meta = (module.plugin as { readonly [META]?: { readonly dependencies?: readonly string[] } })[META];
  return meta?.dependencies ?? [];
}

/**
 * Sorts modules so that each comes after those it depends on; apart from that, their order stays. A dependency that is
 * not a module is a plugin of `app.ts`; Fastify refuses to start if it is missing.
 * @throws Error naming the cycle if modules depend on each other
 */
export function inDependencyOrder(modules: readonly ApiModule[]): readonly ApiModule[] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const sorted = new Set<ApiModule>();
  const visit = (module: ApiModule, path: readonly string[]): void => {
    if (sorted.has(module)) return;
    if (path.includes(module.name))
      throw new Error(
        `Modules of the API depend on each other: ${[...path.slice(path.indexOf(module.name)), module.name].join(' → ')}. Let one of them register a hook that the other calls, as plugins/session-ends.ts does.`,
      );
    for (const name of dependenciesOf(module)) {
      const dependency = byName.get(name);
      if (dependency) visit(dependency, [...path, module.name]);
    }
    sorted.add(module);
  };
  for (const module of modules) visit(module, []);
  return [...sorted];
}
