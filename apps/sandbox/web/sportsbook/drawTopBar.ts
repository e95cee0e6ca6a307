import type { DeepLink } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import type { frameCalls } from './FrameCalls.ts';
import { icon } from './icons.ts';
import type { OddsFormat } from './oddsFormat.ts';
import type { State } from './state.ts';

export interface TopBarOptions {
  readonly state: State;
  readonly search: ReturnType<typeof frameCalls>['search'];
  readonly onGo: (route: DeepLink) => void;
  readonly onFormat: (format: OddsFormat) => void;
}

/** Draws the bar of the page: its parts, the search, and how odds are written. */
export function drawTopBar(bar: HTMLElement, { state, search, onGo, onFormat }: TopBarOptions): void {
  const isVirtuals = state.session.setup.product === 'virtuals';
  const { words } = state.texts;
  const { route } = state;
  const tab = (name: string, glyph: string, to: DeepLink, isOn: boolean, count = 0, isLive = false): HTMLElement => {
    const button = h(
      'button',
      { type: 'button', class: 'tab', 'aria-current': isOn ? 'page' : null },
      icon(glyph),
      h('span', {}, name),
      count > 0
        ? h(
            'b',
            { class: isLive ? 'live-count is-live' : 'live-count' },
            String(count),
            isLive && h('span', { class: 'hidden-text' }, ` ${words('live')}`),
          )
        : null,
    );
    button.addEventListener('click', () => onGo(to));
    return button;
  };
  const live = state.nav.reduce((sum, each) => sum + each.live, 0);
  const sports = state.nav.map((each) =>
    tab(
      words(`sport.${each.sport}`),
      each.sport,
      { category: each.sport },
      route.category === each.sport && !route.page,
      isVirtuals ? 0 : each.live,
      true,
    ),
  );
  const finder = h('input', {
    type: 'search',
    class: 'finder',
    placeholder: words('search'),
    'aria-label': words('search'),
    autocomplete: 'off',
    enterkeyhint: 'search',
  });
  const found = h('div', { class: 'found', hidden: true });
  let asked = 0;
  finder.addEventListener('input', () => {
    const mine = ++asked;
    window.setTimeout(() => {
      if (mine !== asked) return;
      void search(finder.value).then(
        (results) => {
          if (mine !== asked) return;
          // One letter is not a question yet.
          const isEmpty = results.length === 0 && finder.value.trim().length > 1;
          found.hidden = results.length === 0 && !isEmpty;
          found.replaceChildren(
            ...(isEmpty ? [h('p', { role: 'status' }, words('foundNothing'))] : []),
            ...results.map(({ name, path }) => {
              const button = h('button', { type: 'button' }, icon(path.category ?? ''), name);
              button.addEventListener('click', () => {
                found.hidden = true;
                finder.value = '';
                onGo(path);
              });
              return button;
            }),
          );
        },
        () => undefined,
      );
    }, 180);
  });
  finder.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') found.hidden = true;
    if (event.key === 'ArrowDown') found.querySelector('button')?.focus();
  });
  const format = h('select', { class: 'format', 'aria-label': words('oddsFormat') });
  for (const each of ['decimal', 'fractional', 'american'] as const)
    format.append(h('option', { value: each, selected: each === state.format }, words(each)));
  format.addEventListener('change', () => onFormat(format.value as OddsFormat));
  bar.replaceChildren(
    h(
      'div',
      { class: 'tabs-scroll', role: 'navigation', 'aria-label': words('title') },
      tab(words('home'), 'home', {}, !route.category && !route.page),
      ...(isVirtuals ? [] : [tab(words('live'), 'live', { page: 'live' }, route.page === 'live', live)]),
      ...(state.customer
        ? [
            tab(
              words('myBets'),
              'bets',
              { page: 'history' },
              route.page === 'history',
              state.bets.filter((bet) => bet.state === 'open').length,
            ),
          ]
        : []),
      ...sports,
    ),
    h('div', { class: 'bar-tools' }, h('div', { class: 'finder-box' }, icon('search'), finder, found), format),
  );
  bar.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
