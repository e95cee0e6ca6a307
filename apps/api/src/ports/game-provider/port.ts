import type { CurrencyCode } from '@baize/kernel';

/** One launch of a game, as a provider has to be told of it. */
export interface GameLaunchRequest {
  readonly gameId: string;
  readonly title: string;
  /** Picture family and skin of the game. */
  readonly theme: string;
  readonly provider: string;
  /** B§3 codes; by provider and country (ruling 14). */
  readonly jurisdiction: string;
  readonly partnerId: number;
  readonly siteId: number;
  readonly currency: CurrencyCode;
  /** BCP-47 or the documents' language code, as the site sent it. */
  readonly language: string;
  readonly channel: 'web' | 'mobile';
  /** Where "home" in the game leads; absolute, on the site's own origin. */
  readonly lobbyUrl: string;
  /** Launch token of a game for real money; null: play money. */
  readonly token: string | null;
}

/** A game provider's launcher. */
export interface GameProvider {
  /** @returns the address to open in the frame. @throws PortFault when the provider has to be asked and does not answer */
  launchUrl(request: GameLaunchRequest): Promise<string>;
}

declare module '../ports.ts' {
  interface Ports {
    gameProvider: GameProvider;
  }
}
