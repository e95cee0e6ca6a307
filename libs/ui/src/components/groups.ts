/**
 * When the browser loads the components of a group:
 * - `first`: with the first page, in the chunk that most pages share.
 * - `later`: with the first screen beyond it, in one chunk for all of them.
 * - `onDemand`: each with the screen that needs it. These bring the headless library, charts or the virtual grid, so
 *   they are imported by path (`@baize/ui/Modal`) and never by the index.
 */
export type GroupLoad = 'first' | 'later' | 'onDemand';

/**
 * The folders below `components`. A component goes where it loads: the site's build (`apps/site/vite.config.ts`) takes
 * its chunks from this table, Storybook its sections, the `component` generator its choices.
 * A part that a `first` or `later` component imports lazily is named `<Part>.lazy.tsx` and loads on demand.
 */
export const COMPONENT_GROUPS = {
  layout: { title: 'Layout', load: 'first' },
  primitives: { title: 'Primitives', load: 'first' },
  frame: { title: 'Frame', load: 'first' },
  feedback: { title: 'Feedback', load: 'first' },
  games: { title: 'Games', load: 'first' },
  forms: { title: 'Forms', load: 'later' },
  content: { title: 'Content', load: 'later' },
  navigation: { title: 'Navigation', load: 'later' },
  overlays: { title: 'Overlays', load: 'onDemand' },
  widgets: { title: 'Widgets', load: 'onDemand' },
} as const satisfies Record<string, { title: string; load: GroupLoad }>;

export type ComponentGroup = keyof typeof COMPONENT_GROUPS;

/** Returns the groups that load at the given time, in the order of the table. */
export const groupsLoading = (load: GroupLoad): ComponentGroup[] =>
  (Object.keys(COMPONENT_GROUPS) as ComponentGroup[]).filter((group) => COMPONENT_GROUPS[group].load === load);
