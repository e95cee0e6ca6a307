/** For tests in vitest and jsdom alone; stories take what they need from the package's root. */
export { renderWithShell, type Rendered, type RenderWithShellOptions } from './render/renderWithShell.tsx';
export { comeIntoSight } from './dom/sight.ts';
export { beNarrow } from './dom/browser.ts';
