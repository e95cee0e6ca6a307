import type { DeepLink } from '../../src/sportsbook/wire.ts';
import type { Words } from '../../src/sportsbook/naming.ts';
import { h } from '../design/h.ts';
import type { FrameCalls } from './FrameCalls.ts';
import { icon } from './icons.ts';

/** How long the player pauses before their question is asked, ms. */
const PAUSE_MS = 180;

type Result = Awaited<ReturnType<FrameCalls['search']>>[number];

/**
 * The search for teams and events. It stays in the page while the bar around it is redrawn, so that nothing takes away what
 * the player types.
 */
export class Finder {
  readonly #field = h('input', { type: 'search', class: 'finder', autocomplete: 'off', enterkeyhint: 'search' });
  readonly #found = h('div', { class: 'found', hidden: true });
  readonly root = h('div', { class: 'finder-box' }, icon('search'), this.#field, this.#found);
  readonly #search: FrameCalls['search'];
  readonly #onGo: (route: DeepLink) => void;
  #words: Words | null = null;
  /** The question that was asked last; the answer to an older one is dropped. */
  #asked = 0;
  /** What the list shows, for this question. */
  #answer: { readonly question: string; readonly results: readonly Result[] } | null = null;
  /** Enter was pressed before the answer came: it opens the first result. */
  #isAwaited = false;

  constructor(search: FrameCalls['search'], onGo: (route: DeepLink) => void) {
    this.#search = search;
    this.#onGo = onGo;
    this.#field.addEventListener('input', () => this.#ask());
    this.#field.addEventListener('focus', () => this.#show());
    this.root.addEventListener('keydown', (event) => this.#press(event));
    this.root.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.root.contains(relatedTarget)) this.#hide();
    });
    // Most of the page takes no focus when it is pressed.
    document.addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Node && !this.root.contains(target)) this.#hide();
    });
  }

  /** Takes the player's language. */
  draw(words: Words): void {
    this.#words = words;
    this.#field.placeholder = words('search');
    this.#field.setAttribute('aria-label', words('search'));
  }

  #ask(): void {
    this.#asked += 1;
    const mine = this.#asked;
    this.#isAwaited = false;
    window.setTimeout(() => {
      if (mine !== this.#asked) return;
      const question = this.#field.value;
      void this.#search(question).then(
        (results) => {
          if (mine !== this.#asked) return;
          this.#answer = { question, results };
          this.#show();
          if (this.#isAwaited) this.#openFirst();
        },
        () => undefined,
      );
    }, PAUSE_MS);
  }
  #show(): void {
    if (!this.#answer || this.#answer.question !== this.#field.value || this.#words === null) return;
    const { results } = this.#answer;
    // One letter is not a question yet.
    const isEmpty = results.length === 0 && this.#field.value.trim().length > 1;
    this.#found.hidden = results.length === 0 && !isEmpty;
    this.#found.replaceChildren(
      ...(isEmpty ? [h('p', { role: 'status' }, this.#words('foundNothing'))] : []),
      ...results.map(({ name, path }) =>
        h('button', { type: 'button', onclick: () => this.#open(path) }, icon(path.category ?? ''), name),
      ),
    );
  }
  #hide(): void {
    this.#found.hidden = true;
    this.#isAwaited = false;
  }
  #open(path: DeepLink): void {
    this.#hide();
    this.#asked += 1;
    this.#answer = null;
    this.#field.value = '';
    this.#onGo(path);
  }
  #openFirst(): void {
    const [first] = this.#answer?.results ?? [];
    if (first) this.#open(first.path);
  }

  #press(event: KeyboardEvent): void {
    // A Japanese keyboard confirms its characters with Enter.
    if (event.isComposing) return;
    const buttons = [...this.#found.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (event.key === 'Escape') {
      // The list would come back with the focus.
      if (at >= 0) this.#field.focus();
      this.#hide();
    } else if (event.key === 'Enter' && event.target === this.#field) {
      if (this.#answer?.question === this.#field.value) this.#openFirst();
      else this.#isAwaited = true;
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (this.#found.hidden || buttons.length === 0) return;
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? Math.min(at + 1, buttons.length - 1) : at - 1;
      (buttons[next] ?? this.#field).focus();
    }
  }
}
