import { element, iconButton } from './dom.ts';
import type { Text } from './text.ts';

export interface DialogAction {
  readonly label: string;
  readonly act: () => void;
  /** Escape chooses it: nobody who only closes a notice should find themselves at a deposit. */
  readonly isDismissal?: boolean;
}

/**
 * Layers over the game: sheets (paytable, history, stakes), notices that need an answer, celebrations. They are native
 * dialogs: the focus stays inside and Escape closes those that may be closed.
 */
export class Overlays {
  readonly #root: HTMLElement;
  readonly #text: Text;
  #celebration: HTMLElement | undefined;

  constructor(root: HTMLElement, text: Text) {
    this.#root = root;
    this.#text = text;
  }

  get open(): boolean {
    return this.#root.querySelector('dialog[open]') !== null;
  }

  sheet(title: string, content: readonly Node[], className = ''): HTMLDialogElement {
    const close = iconButton('close', this.#text('close'));
    const dialog = element(
      'dialog',
      { class: `sheet ${className}`, 'aria-label': title },
      element('header', { class: 'sheet-head' }, element('h2', {}, title), close),
      element('div', { class: 'sheet-body', tabindex: '0' }, ...content),
    );
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener('close', () => dialog.remove());
    this.#root.append(dialog);
    dialog.showModal();
    return dialog;
  }

  /** A notice with its actions. Escape chooses the one that dismisses it, or the first. */
  notice(title: string, body: string, actions: readonly DialogAction[]): HTMLDialogElement {
    const dialog = element(
      'dialog',
      { class: 'notice', role: 'alertdialog', 'aria-label': title },
      element('span', { class: 'notice-mark', 'aria-hidden': 'true' }, '!'),
      element('h2', {}, title),
      element('p', {}, body),
    );
    const row = element('div', { class: 'notice-actions' });
    actions.forEach((action, index) => {
      const button = element(
        'button',
        { type: 'button', class: index === 0 ? 'plate-button is-main' : 'plate-button' },
        action.label,
      );
      button.addEventListener('click', () => {
        dialog.close();
        action.act();
      });
      row.append(button);
    });
    dialog.append(row);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      dialog.close();
      (actions.find(({ isDismissal }) => isDismissal) ?? actions[0])?.act();
    });
    dialog.addEventListener('close', () => dialog.remove());
    this.#root.append(dialog);
    dialog.showModal();
    row.querySelector('button')?.focus();
    return dialog;
  }

  /**
   * A static notice without actions, while the host pauses the game.
   * @returns a function that removes it
   */
  hold(title: string, body: string): () => void {
    const veil = element('div', { class: 'hold', role: 'status' }, element('h2', {}, title), element('p', {}, body));
    this.#root.append(veil);
    return () => veil.remove();
  }

  /**
   * Large text over rays.
   * @returns the amount's element and a function that removes everything
   */
  celebrate(
    kind: 'big' | 'mega' | 'epic' | 'feature',
    heading: string,
    amount: string,
    hint: string,
  ): { readonly amount: HTMLElement; readonly close: () => void } {
    this.#celebration?.remove();
    const sum = element('b', { class: 'celebration-sum' }, amount);
    const shown = element(
      'div',
      { class: 'celebration', 'data-kind': kind },
      element('div', { class: 'rays', 'aria-hidden': 'true' }),
      element(
        'div',
        { class: 'celebration-card' },
        element('strong', { class: 'celebration-heading' }, element('span', { class: 'celebration-title' }, heading)),
        sum,
        element('span', { class: 'celebration-hint' }, hint),
      ),
    );
    this.#root.append(shown);
    this.#celebration = shown;
    return {
      amount: sum,
      close: () => {
        shown.dataset['leaving'] = 'true';
        setTimeout(() => shown.remove(), 260);
      },
    };
  }
}
