/** Only for tests in vitest and jsdom; stories import from the package's root. */
export { renderWithShell, type Rendered, type RenderWithShellOptions } from './render/renderWithShell.tsx';
export { comeIntoSight } from './dom/sight.ts';
export { beNarrow } from './dom/browser.ts';
export { pasteInto } from './dom/paste-into.ts';
