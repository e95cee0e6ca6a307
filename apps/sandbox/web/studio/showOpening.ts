import { element } from './dom.ts';

/**
 * Shows the game's name in its own colours while its words and pictures are fetched: a first paint that needs nothing but
 * the launch.
 * @returns what takes it away again
 */
export function showOpening(root: HTMLElement, title: string): () => void {
  const opening = element(
    'div',
    { class: 'opening' },
    element('p', { class: 'opening-title' }, title),
    element('span', { class: 'opening-bar', 'aria-hidden': 'true' }),
  );
  root.append(opening);
  return () => opening.remove();
}
