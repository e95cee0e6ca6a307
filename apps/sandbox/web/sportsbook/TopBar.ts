import type { DeepLink } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import { Finder } from './Finder.ts';
import type { FrameCalls } from './FrameCalls.ts';
import { icon } from './icons.ts';
import type { OddsFormat } from './oddsFormat.ts';
import type { State } from './state.ts';

const FORMATS = ['decimal', 'fractional', 'american'] as const;

export interface TopBarOptions {
  readonly state: State;
  readonly search: FrameCalls['search'];
  readonly onGo: (route: DeepLink) => void;
  readonly onFormat: (format: OddsFormat) => void;
}

/** One part of the sportsbook, as its tab shows it. */
interface Tab {
  readonly name: string;
  readonly glyph: string;
  readonly to: DeepLink;
  readonly isOn: boolean;
  readonly count?: number;
  readonly isLive?: boolean;
}

/**
 * The bar of the page: its parts, the search, and how odds are written. The counts change while the player uses it, so only
 * the tabs that differ are replaced: the row stays where it was scrolled to, and the search keeps what is typed.
 */
export class TopBar {
  readonly #options: TopBarOptions;
  readonly #tabs = h('div', { class: 'tabs-scroll', role: 'navigation' });
  readonly #finder: Finder;
  readonly #format = h('select', { class: 'format' });
  /** What each tab shows, by its place. */
  #shown: readonly string[] = [];
  #shownFormat = '';
  #current = '';

  /** @param bar where it is drawn */
  constructor(bar: HTMLElement, options: TopBarOptions) {
    this.#options = options;
    this.#finder = new Finder(options.search, options.onGo);
    this.#format.addEventListener('change', () => options.onFormat(this.#format.value as OddsFormat));
    bar.append(this.#tabs, h('div', { class: 'bar-tools' }, this.#finder.root, this.#format));
  }

  draw(): void {
    const { words } = this.#options.state.texts;
    this.#tabs.setAttribute('aria-label', words('title'));
    this.#finder.draw(words);
    this.#drawFormat();
    this.#drawTabs(this.#listTabs());
  }

  #listTabs(): readonly Tab[] {
    const { session, texts, route, nav, customer, bets } = this.#options.state;
    const { words } = texts;
    const isVirtuals = session.setup.product === 'virtuals';
    const tabs: Tab[] = [{ name: words('home'), glyph: 'home', to: {}, isOn: !route.category && !route.page }];
    if (!isVirtuals)
      tabs.push({
        name: words('live'),
        glyph: 'live',
        to: { page: 'live' },
        isOn: route.page === 'live',
        count: nav.reduce((sum, each) => sum + each.live, 0),
      });
    if (customer)
      tabs.push({
        name: words('myBets'),
        glyph: 'bets',
        to: { page: 'history' },
        isOn: route.page === 'history',
        count: bets.filter((bet) => bet.state === 'open').length,
      });
    for (const { sport, live } of nav)
      tabs.push({
        name: words(`sport.${sport}`),
        glyph: sport,
        to: { category: sport },
        isOn: route.category === sport && !route.page,
        count: isVirtuals ? 0 : live,
        isLive: true,
      });
    return tabs;
  }
  #drawTabs(tabs: readonly Tab[]): void {
    const { words, tag } = this.#options.state.texts;
    const wanted = tabs.map((tab) => JSON.stringify([tab, tag]));
    const focused = [...this.#tabs.children].indexOf(document.activeElement ?? this.#tabs);
    const buttons = tabs.map(({ name, glyph, to, isOn, count = 0, isLive = false }, index) => {
      const known = this.#tabs.children[index];
      if (known && wanted[index] === this.#shown[index]) return known;
      return h(
        'button',
        { type: 'button', class: 'tab', 'aria-current': isOn ? 'page' : null, onclick: () => this.#options.onGo(to) },
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
    });
    this.#shown = wanted;
    const isSame = buttons.length === this.#tabs.children.length;
    if (isSame)
      buttons.forEach((button, index) => {
        const known = this.#tabs.children[index];
        if (known !== button) known?.replaceWith(button);
      });
    else this.#tabs.replaceChildren(...buttons);
    if (isSame && focused >= 0) this.#tabs.querySelectorAll('button')[focused]?.focus({ preventScroll: true });
    const current = tabs.find(({ isOn }) => isOn);
    const key = JSON.stringify(current?.to ?? null);
    // Only a place that is new: otherwise the player has scrolled the row on purpose.
    if (key !== this.#current)
      this.#tabs.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.#current = key;
  }
  /** Draws the choice of how odds are written. An open list would close if it were drawn without need. */
  #drawFormat(): void {
    const { format, texts } = this.#options.state;
    const wanted = `${format} ${texts.tag}`;
    if (wanted === this.#shownFormat) return;
    this.#shownFormat = wanted;
    this.#format.setAttribute('aria-label', texts.words('oddsFormat'));
    this.#format.replaceChildren(
      ...FORMATS.map((each) => h('option', { value: each, selected: each === format }, texts.words(each))),
    );
  }
}
