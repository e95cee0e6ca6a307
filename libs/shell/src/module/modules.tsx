import { createContext, use, type ReactNode } from 'react';
import type { DomainModule } from './domain-module.ts';

const ModulesContext = createContext<readonly DomainModule[] | null>(null);

/** Provides the modules of the site, so that a domain can show what others contribute without importing them. */
export function ModulesProvider({
  modules,
  children,
}: {
  readonly modules: readonly DomainModule[];
  readonly children: ReactNode;
}) {
  return <ModulesContext value={modules}>{children}</ModulesContext>;
}

/** Returns the modules of the site. Throws outside ModulesProvider. */
export function useModules(): readonly DomainModule[] {
  const modules = use(ModulesContext);
  if (!modules)
    throw new Error(
      'useModules was called outside ModulesProvider, so the modules are unknown. Wrap the tree in ModulesProvider (tests: renderWithShell from @baize/testing).',
    );
  return modules;
}
