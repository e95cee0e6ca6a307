import type { Bets } from '../../../src/studio/kinds/GameKind.ts';
import type { RoundReply, SessionReply } from '../../../src/studio/wire.ts';
import type { CelebrationParts, Celebration } from '../Celebration.ts';
import type { Skin } from '../art/skins.ts';
import type { SheetContext } from '../sheets.ts';

export interface Pace {
  readonly turbo: boolean;
  readonly still: boolean;
}

/** What a screen works with. */
export interface ScreenParts extends CelebrationParts {
  readonly celebration: Celebration;
  readonly sheets: SheetContext;
  /** How fast to show things, now. */
  readonly pace: () => Pace;
  /** Tells the page that the stakes or the setting of the next round have changed. */
  readonly changed: () => void;
}

/**
 * What one kind of game shows between title and controls. It decides nothing: the studio's server has, and a screen shows
 * what the server said. The page around it talks to the server and the host.
 */
export interface GameScreen {
  readonly root: HTMLElement;
  /** How the stake is chosen: by the ladder of the controls, or with the screen's own chips. */
  readonly layout: 'ladder' | 'chips';
  /** The session is open, perhaps again. */
  open?(session: SessionReply): void;
  /** The stakes of the next round by spot; null: the player has laid none. @param stake that of the ladder, hundredths */
  bets(stake: number): Bets | null;
  /** The setting of the next round. */
  choice?(): string | undefined;
  /** True while the player may not change stakes. */
  locked?(isLocked: boolean): void;
  /** The stake of a new round is on its way. */
  begin(): void;
  /**
   * Shows the deal or a move. Resolves when it has been seen.
   * @param least how long the round should take at least from now, ms
   */
  show(reply: RoundReply, least: number): Promise<void>;
  /** The round was not played: everything looks as it did before. */
  abandon(): Promise<void>;
  /** Skips to the end of what is being shown. */
  skip(): void;
  /** A move in the player's words. */
  labelOf?(move: RoundReply['moves'][number]): string;
  /** The whole move behind an offered one: `hold` → `hold:10010`. */
  moveFor?(name: string): string;
  /** Called for every picture. @param still without motion */
  frame?(now: number, still: boolean): void;
  /** The game's own pictures have come, between rounds. For a screen that keeps what it has drawn. */
  dress?(skin: Skin): void;
  /** The stage has another size. @param stage in CSS pixels */
  resize?(stage: { readonly width: number; readonly height: number; readonly top: number }): void;
  /** The sheet of payouts and rules. */
  rules(stake: number): Node[];
  /** A line below a stake of the ladder. */
  stakeNote?(stake: number): string;
}
