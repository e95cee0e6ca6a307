import {
  BUILDER_CODE,
  builderId,
  isCombinable,
  LEAST_PARTS,
  MOST_PARTS,
  type BuilderPart,
} from '../../src/sportsbook/model/builder.ts';
import { partName } from '../../src/sportsbook/naming.ts';
import { legKey, type BuilderPrice, type EventPage } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import { DOUBLE_CLICK_MS } from './doubleClick.ts';
import { icon } from './icons.ts';
import { writeOdds } from './oddsFormat.ts';
import { legNames, type SlipLeg, type State } from './state.ts';

/** How often the price of a combination is asked for again, ms. */
const PRICE_EVERY = 3000;
/** The sports whose events have a bet builder. */
export const BUILDER_SPORTS: ReadonlySet<string> = new Set(['football', 'ice-hockey']);

interface BuilderOptions {
  readonly state: State;
  readonly page: EventPage;
  readonly price: (eventId: string, market: string) => Promise<BuilderPrice>;
  readonly say: (text: string) => void;
  /** What is chosen has changed, or the builder was opened or closed. */
  readonly onChange: () => void;
  readonly onAdd: (leg: SlipLeg) => void;
}

/** Combines selections of one event into one bet. While it is open, presses on the event's odds go to it. */
export class Builder {
  readonly root = h('section', { class: 'group builder' });
  readonly #options: BuilderOptions;
  #isOn = false;
  #parts: readonly BuilderPart[] = [];
  #price: BuilderPrice | null = null;
  #timer: number | undefined;
  /** After the combination was added: what is below stays in its place until a double tap is over. */
  #closing: number | undefined;
  /** The price that was asked for last; an older one that comes late is dropped. */
  #asked = 0;

  /** Returns whether selections of an event can be combined. */
  static fits({ sport, phase }: EventPage): boolean {
    return BUILDER_SPORTS.has(sport) && (phase === 'SCHEDULED' || phase === 'LIVE');
  }
  constructor(options: BuilderOptions) {
    this.#options = options;
    this.#draw();
  }
  /** The selections that are chosen, as the odds on the page are named; null while the builder is closed. */
  get chosen(): ReadonlySet<string> | null {
    const { id } = this.#options.page;
    return this.#isOn ? new Set(this.#parts.map((part) => legKey({ eventId: id, ...part }))) : null;
  }
  /** Forgets everything, also the next price. Call it when the page is left. */
  close(): void {
    window.clearInterval(this.#timer);
    window.clearTimeout(this.#closing);
    this.#closing = undefined;
    this.#isOn = false;
    this.#parts = [];
    this.#price = null;
    this.#asked += 1;
  }

  /** Takes a press on odds of the event. @returns false while the builder is closed */
  choose(part: BuilderPart): boolean {
    if (!this.#isOn) return false;
    if (this.#closing !== undefined) return true;
    const { state, say } = this.#options;
    const { words } = state.texts;
    const rest = this.#parts.filter(({ marketId, code }) => marketId !== part.marketId || code !== part.code);
    if (rest.length === this.#parts.length) {
      if (!isCombinable(part)) {
        say(words('builderNot'));
        this.#draw(words('builderNot'));
        return true;
      }
      if (this.#parts.length >= MOST_PARTS) {
        const limit = words('builderHint', { least: LEAST_PARTS, most: MOST_PARTS });
        say(limit);
        this.#draw(limit);
        return true;
      }
      // Of a market with one winner, the new selection replaces the old one.
      const isOneOf = part.marketId !== 'scorer' && part.marketId !== 'double-chance';
      this.#parts = [...(isOneOf ? rest.filter(({ marketId }) => marketId !== part.marketId) : rest), part];
    } else this.#parts = rest;
    this.#price = null;
    this.#draw();
    this.#options.onChange();
    void this.#ask();
    return true;
  }

  async #ask(): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    if (this.#parts.length < LEAST_PARTS) return;
    const price = await this.#options
      .price(this.#options.page.id, builderId(this.#parts))
      .catch((): BuilderPrice => ({ odds: null, isPossible: true }));
    if (mine !== this.#asked) return;
    const isNews = price.odds !== this.#price?.odds || price.isPossible !== this.#price.isPossible;
    this.#price = price;
    if (isNews) this.#draw();
  }
  #toggle(): void {
    if (this.#isOn) this.close();
    else {
      this.#isOn = true;
      this.#timer = window.setInterval(() => void this.#ask(), PRICE_EVERY);
    }
    this.#draw();
    this.#options.onChange();
  }
  #add(odds: number): void {
    const { state, page, onAdd, onChange } = this.#options;
    const { id: eventId, home, away, players, sport } = page;
    const named = { home, away, players };
    const marketId = builderId(this.#parts);
    this.#closing = window.setTimeout(() => {
      this.close();
      this.#draw();
      onChange();
    }, DOUBLE_CLICK_MS);
    this.#draw();
    onAdd({
      eventId,
      marketId,
      code: BUILDER_CODE,
      odds,
      now: odds,
      sport,
      named,
      ...legNames(state.texts, named, { marketId, code: BUILDER_CODE }),
    });
  }

  #draw(note?: string): void {
    const { state, page } = this.#options;
    const { words, tag } = state.texts;
    const focused = this.root.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-key')
      : null;
    const price = this.#price;
    const isEnough = this.#parts.length >= LEAST_PARTS;
    const problem =
      isEnough && price !== null && price.odds === null
        ? words(price.isPossible ? 'builderPaused' : 'builderImpossible')
        : null;
    const odds = isEnough ? (price?.odds ?? null) : null;
    this.root.toggleAttribute('data-on', this.#isOn);
    this.root.replaceChildren(
      h(
        'button',
        {
          type: 'button',
          class: 'builder-head',
          'aria-expanded': String(this.#isOn),
          'data-key': 'builder',
          onclick: () => this.#toggle(),
        },
        icon('builder'),
        h('span', {}, words('market.builder')),
        icon('down'),
      ),
      ...(this.#isOn
        ? [
            h(
              'div',
              { class: 'builder-body' },
              h(
                'p',
                { class: 'hint', role: 'status' },
                note ?? problem ?? (isEnough ? '' : words('builderHint', { least: LEAST_PARTS, most: MOST_PARTS })),
              ),
              h(
                'ul',
                { class: 'builder-parts' },
                ...this.#parts.map((part) => {
                  const name = partName(words, page, part);
                  return h(
                    'li',
                    {},
                    h('span', {}, name),
                    h(
                      'button',
                      {
                        type: 'button',
                        class: 'quiet',
                        'aria-label': `${words('remove')}: ${name}`,
                        'data-key': `part ${part.marketId} ${part.code}`,
                        onclick: () => this.choose(part),
                      },
                      icon('close'),
                    ),
                  );
                }),
              ),
              h(
                'button',
                {
                  type: 'button',
                  class: 'place',
                  disabled: odds === null || this.#closing !== undefined,
                  'data-key': 'builder-add',
                  onclick: () => odds !== null && this.#add(odds),
                },
                words('builderAdd', { odds: odds === null ? '–' : writeOdds(odds, state.format, tag) }),
              ),
            ),
          ]
        : []),
    );
    if (focused)
      (
        this.root.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]:not(:disabled)`) ??
        this.root.querySelector<HTMLElement>('.builder-head')
      )?.focus({ preventScroll: true });
  }
}
