/// <reference types="vite/client" />
import { expect, it } from 'vitest';

/**
 * Tests that a component's docs page has controls that work. The page shows those of its first story, and they change only
 * what the story draws from its `args`.
 */
type Render = (...given: never[]) => unknown;
interface Described {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly render?: Render;
}
interface StoryModule {
  readonly default: Described & { readonly component?: Render };
  readonly [story: string]: Described;
}
const modules = import.meta.glob<StoryModule>('../libs/ui/src/components/*/*/*.stories.tsx');
/** The order of stories is that of the source: a module lists its exports by the alphabet. */
const sources = import.meta.glob<string>('../libs/ui/src/components/*/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

it.each(Object.entries(modules))('%s begins with a story that its controls change', async (path, load) => {
  const { default: meta, ...stories } = await load();
  const first = /^export const (\w+)/m.exec((await sources[path]?.()) ?? '')?.[1] ?? '';
  const { args, render = meta.render } = stories[first] ?? {};
  expect(meta.component, 'the meta names its component').toBeDefined();
  // There is nothing to change about a component without props.
  if (meta.component?.length === 0) return;
  expect(Object.keys({ ...meta.args, ...args }), `args of ${first}`).not.toEqual([]);
  expect(render?.length, `the render of ${first} takes its args`).not.toBe(0);
});
