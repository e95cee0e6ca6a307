import type { DeepLink } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import { icon } from './icons.ts';
import type { State } from './state.ts';
import { regionName } from './texts.ts';

/** Draws the list of sports and their competitions. */
export function drawCompetitions(tree: HTMLElement, state: State, onGo: (route: DeepLink) => void): void {
  const { words, tag } = state.texts;
  tree.setAttribute('aria-label', words('title'));
  tree.replaceChildren(
    ...state.nav.map((each) => {
      const isOpen = state.route.category === each.sport || (!state.route.category && each === state.nav[0]);
      const details = h(
        'details',
        { open: isOpen },
        h(
          'summary',
          {},
          icon(each.sport),
          h('span', {}, words(`sport.${each.sport}`)),
          h('small', {}, String(each.count)),
        ),
      );
      for (const { region, regionSlug, name, slug, count } of each.competitions) {
        const button = h(
          'button',
          { type: 'button', 'aria-current': state.route.competition === slug ? 'page' : null },
          h('span', {}, name, h('small', {}, regionName(region, tag))),
          h('small', {}, String(count)),
        );
        button.addEventListener('click', () => onGo({ category: each.sport, region: regionSlug, competition: slug }));
        details.append(button);
      }
      return details;
    }),
  );
}
