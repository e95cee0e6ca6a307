import type { IconComponent } from '@baize/ui';
import type { LazyComponent } from './domain-module.ts';

/** An entry of the welcome dialog. All keys are frame texts. */
export interface WelcomeEntry {
  readonly id: string;
  readonly icon: IconComponent;
  readonly titleKey: string;
  readonly hintKey: string;
  /** Under the locale prefix. */
  readonly path: string;
  readonly order: number;
  /** Label of the dialog's main button; the entry that has one is what the dialog recommends. */
  readonly actionKey?: string;
}

/** Why a session ended by the player's own decision, shown as the next login would show it. */
export interface TimeoutNoticeProps {
  /** ISO date-time of the end of the break. */
  readonly until: string;
  readonly onClose: () => void;
  readonly onLogIn: () => void;
}

/**
 * Places that a domain or a page offers for others to fill. Domains never import each other: the one that owns the place
 * declares its type here, the others contribute to it through `DomainModule.slots`.
 */
export interface Slots {
  /** Entries of the dialog that greets a player at the first login (A§2). */
  readonly welcome: readonly WelcomeEntry[];
  /** The login's notice of a running time-out. */
  readonly timeoutNotice: LazyComponent<TimeoutNoticeProps>;
}
