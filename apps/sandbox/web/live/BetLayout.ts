/** What players lay chips on: a layout of spots, or seats. */
export interface BetLayout {
  readonly root: HTMLElement;
  /** Shows the player's stakes by spot, in hundredths. */
  show(bets: Readonly<Record<string, number>>): void;
  /** Marks the spots that won; none: the round is on, or over. */
  mark(winning: ReadonlySet<string>): void;
  locked: boolean;
}
