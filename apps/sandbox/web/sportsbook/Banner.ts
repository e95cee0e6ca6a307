import { h } from '../design/h.ts';

/** How long news stay in view, ms. */
const NEWS_MS = 10_000;

/** What the line says, and how it is coloured. */
type Tone = 'good' | 'bad';

/** The line above the page. It says that the live odds are interrupted or, for a while, other news. */
export class Banner {
  readonly root = h('p', { class: 'banner', role: 'status', hidden: true });
  #news = '';
  #tone: Tone = 'bad';
  #newsEnd = 0;

  /** Shows news. @param now of `performance.now()` */
  tell(news: string, now: number, tone: Tone = 'bad'): void {
    this.#news = news;
    this.#tone = tone;
    this.#newsEnd = now + NEWS_MS;
    this.#show(news, tone);
  }
  /** @param interruption why the odds do not move; null while they do */
  update(interruption: string | null, now: number): void {
    if (interruption !== null) this.#show(interruption, 'bad');
    else this.#show(now < this.#newsEnd ? this.#news : '', this.#tone);
  }
  #show(text: string, tone: Tone): void {
    this.root.dataset['tone'] = tone;
    // A text that is written again would be read aloud again.
    if (this.root.textContent !== text) this.root.textContent = text;
    this.root.hidden = text === '';
  }
}
