import { lazy, Suspense, type ComponentType } from 'react';
import type { LazyComponent } from '@baize/shell';

/** One React component per loader. Creating it during a render would fetch and mount it again with every render. */
const components = new WeakMap<LazyComponent, ComponentType>();

function componentOf(load: LazyComponent): ComponentType {
  const known = components.get(load);
  if (known) return known;
  const made = lazy(() => load().then(({ Component }) => ({ default: Component })));
  components.set(load, made);
  return made;
}

/** A module's part of the frame (a badge, a hint). Shows nothing while its code is loading. */
export function ModulePart({ load }: { readonly load: LazyComponent }) {
  const Component = componentOf(load);
  return (
    <Suspense fallback={null}>
      <Component />
    </Suspense>
  );
}
