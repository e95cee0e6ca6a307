import type { CurrencyCode } from '@baize/kernel';

/** One launch of a game, as sent to a provider. */
export interface GameLaunchRequest {
  readonly gameId: string;
  /** The document's `gameType`: which kind of game the provider opens. */
  readonly kind: string;
  readonly isLive: boolean;
  readonly provider: string;
  /** Which of the provider's launchers opens the game, by country (ruling 14). */
  readonly launcher: 'own' | 'helper';
  /** B§3 codes; by provider and country (ruling 14). */
  readonly jurisdiction: 'MT' | 'CW' | 'CC' | 'IM';
  readonly partnerId: number;
  readonly siteId: number;
  readonly brand: string;
  readonly currency: CurrencyCode;
  /** `code` where the site's market has another currency: `$` is the sign of several. */
  readonly currencyDisplay: 'symbol' | 'code';
  /** BCP-47 or the documents' language code, as the site sent it. */
  readonly language: string;
  /** ISO country of the player, or the one where the visitor is seen. */
  readonly country: string;
  /** The page's language and market: `tl-PH`. */
  readonly pair: string;
  /** The visitor's address; empty if unknown. */
  readonly ipAddress: string;
  readonly channel: 'web' | 'mobile';
  /** Target of "home" in the game; absolute, on the site's own origin. */
  readonly lobbyUrl: string;
  /** The player and the launch token of their game session; null: demo. */
  readonly session: { readonly playerId: string; readonly token: string } | null;
}

/** Why a provider's game cannot be opened, where it is not the provider's fault. */
export class ProviderClosed extends Error {
  /** `login`: the provider rejected the player's login to a live table, which ends it (B§7). */
  readonly reason: 'closed' | 'no_demo' | 'login';
  constructor(provider: string, reason: 'closed' | 'no_demo' | 'login') {
    super(
      {
        closed: `The provider "${provider}" cannot be called, so its games stay closed. Give it an address and a key in PROVIDER_URLS and PROVIDER_KEYS, and a row in the launch table.`,
        no_demo: `The provider "${provider}" has no demo.`,
        login: `The provider "${provider}" rejected the player's login to a live table (400).`,
      }[reason],
    );
    this.name = 'ProviderClosed';
    this.reason = reason;
  }
}

/** A game provider's launcher. */
export interface GameProvider {
  /**
   * @returns the address to open in the frame, on the provider's own origin
   * @throws ProviderClosed · PortFault if the provider does not answer, answers in a wrong shape, refuses, or answers
   * with an address that is not its own or opens another game
   */
  launchUrl(request: GameLaunchRequest): Promise<string>;
}

declare module '../ports.ts' {
  interface Ports {
    gameProvider: GameProvider;
  }
}
