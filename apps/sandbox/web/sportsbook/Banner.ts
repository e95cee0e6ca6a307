import { h } from '../design/h.ts';

/** How long news stay in view, ms. */
const NEWS_MS = 10_000;

/** The line above the page. It says that the live odds are interrupted or, for a while, other news. */
export class Banner {
  readonly root = h('p', { class: 'banner', role: 'status', hidden: true });
  #news = '';
  #newsEnd = 0;

  /** Shows news. @param now of `performance.now()` */
  tell(news: string, now: number): void {
    this.#news = news;
    this.#newsEnd = now + NEWS_MS;
    this.#show(news);
  }
  /** @param interruption why the odds do not move; null while they do */
  update(interruption: string | null, now: number): void {
    this.#show(interruption ?? (now < this.#newsEnd ? this.#news : ''));
  }
  #show(text: string): void {
    // A text that is written again would be read aloud again.
    if (this.root.textContent !== text) this.root.textContent = text;
    this.root.hidden = text === '';
  }
}
