import type { CurrencyCode } from '@baize/kernel';

/** One launch of a game, as sent to a provider. */
export interface GameLaunchRequest {
  readonly gameId: string;
  readonly title: string;
  /** The game's picture family and skin. */
  readonly theme: string;
  /** What is played: `slots`, `roulette` … */
  readonly kind: string;
  /** Whether it is a table with a dealer. */
  readonly isLive: boolean;
  readonly provider: string;
  /** B§3 codes; by provider and country (ruling 14). */
  readonly jurisdiction: string;
  readonly partnerId: number;
  readonly siteId: number;
  readonly currency: CurrencyCode;
  /** `code` where the site's market has another currency: `$` is the sign of several. */
  readonly currencyDisplay: 'symbol' | 'code';
  /** BCP-47 or the documents' language code, as the site sent it. */
  readonly language: string;
  readonly channel: 'web' | 'mobile';
  /** Target of "home" in the game; absolute, on the site's own origin. */
  readonly lobbyUrl: string;
  /** Launch token of a real-money game; null: demo. */
  readonly token: string | null;
}

/** A game provider's launcher. */
export interface GameProvider {
  /** @returns the address to open in the frame. @throws PortFault if the provider must be called and does not answer */
  launchUrl(request: GameLaunchRequest): Promise<string>;
}

declare module '../ports.ts' {
  interface Ports {
    gameProvider: GameProvider;
  }
}
