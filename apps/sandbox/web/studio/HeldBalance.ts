/**
 * The balance that a page shows, in hundredths. While a result is hidden the wallet is ahead of the screen, so what it says
 * is held back: it would reveal the win.
 */
export class HeldBalance {
  readonly #onShow: (amount: number) => void;
  #shown = 0;
  #held: number | undefined;

  /** @param onShow shows the balance */
  constructor(onShow: (amount: number) => void) {
    this.#onShow = onShow;
  }
  get shown(): number {
    return this.#shown;
  }
  /** Shows a balance; what is held back stays so. */
  show(amount: number): void {
    this.#shown = amount;
    this.#onShow(amount);
  }
  /** Holds back what the wallet says until the result has been shown. */
  hold(amount: number): void {
    this.#held = amount;
  }
  /** Forgets what was held back: a later answer knows better. */
  drop(): void {
    this.#held = undefined;
  }
  /** Shows what was held back. @param otherwise what to show if nothing was; absent: the balance stays as it is */
  release(otherwise?: number): void {
    const amount = this.#held ?? otherwise;
    this.#held = undefined;
    if (amount !== undefined) this.show(amount);
  }
}
