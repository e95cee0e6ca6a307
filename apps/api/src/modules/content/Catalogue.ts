import type {
  ContentDocument,
  GameDocument,
  OccupationDocument,
  PaymentMethodDocument,
  ProviderDocument,
  SignUpBannerDocument,
  SourceOfFundsDocument,
  StaticPageDocument,
  SubProviderDocument,
  TermsVersionDocument,
} from '@baize/contracts/content';

/** The content documents that the API's own rules use: games, providers, payment methods, sign-up, the current terms. */
export class Catalogue {
  readonly documents: readonly ContentDocument[];
  readonly #byId = new Map<string, ContentDocument>();
  readonly #gamesBySlug = new Map<string, GameDocument>();
  readonly #gamesById = new Map<string, GameDocument>();

  constructor(documents: readonly ContentDocument[]) {
    this.documents = documents;
    for (const document of documents) {
      this.#byId.set(document._id, document);
      if (document._type === 'game') {
        this.#gamesBySlug.set(document.slug.current, document);
        this.#gamesById.set(document.id, document);
      }
    }
  }

  gameBySlug(slug: string): GameDocument | undefined {
    return this.#gamesBySlug.get(slug);
  }

  /** @param id the game's own id (`10001`), not the document's */
  gameById(id: string): GameDocument | undefined {
    return this.#gamesById.get(id);
  }

  providerOf(game: GameDocument): ProviderDocument {
    const provider = this.#byId.get(game.provider._ref);
    if (provider?._type !== 'provider')
      throw new Error(
        `Game "${game.slug.current}" names the provider "${game.provider._ref}", which the content does not contain. Add the provider or take the game out.`,
      );
    return provider;
  }

  subProviderOf(game: GameDocument): SubProviderDocument | null {
    const sub = game.subProvider ? this.#byId.get(game.subProvider._ref) : undefined;
    return sub?._type === 'subProvider' ? sub : null;
  }

  get jackpotGames(): readonly GameDocument[] {
    return this.documents.filter(
      (document): document is GameDocument => document._type === 'game' && document.jackpotExist,
    );
  }

  get paymentMethods(): readonly PaymentMethodDocument[] {
    return this.documents.filter((document): document is PaymentMethodDocument => document._type === 'paymentMethod');
  }

  /** Codes of the EDD questionnaire's choices (B§7), in their order. */
  choices(type: (OccupationDocument | SourceOfFundsDocument)['_type']): readonly string[] {
    return this.documents
      .filter((document): document is OccupationDocument | SourceOfFundsDocument => document._type === type)
      .sort((one, other) => one.order - other.order)
      .map(({ id }) => id);
  }

  staticPage(slug: string): StaticPageDocument | undefined {
    return this.documents.find(
      (document): document is StaticPageDocument => document._type === 'staticPage' && document.slug.current === slug,
    );
  }

  /** How many codes by SMS the brand's sign-up banner allows, or the one for all brands (B§3); null without a banner. */
  smsMaxAttempts(brand: string): number | null {
    const banners = this.documents.filter(
      (document): document is SignUpBannerDocument => document._type === 'signUpBanner',
    );
    const banner =
      banners.find(({ brands }) => brands.includes(brand)) ?? banners.find(({ brands }) => brands.length === 0);
    return banner?.smsMaxAttempts ?? null;
  }

  /** The terms version that a player has to accept (A§3). */
  get termsVersion(): number {
    return Math.max(
      0,
      ...this.documents
        .filter((document): document is TermsVersionDocument => document._type === 'termsVersion')
        .map((document) => document.version),
    );
  }
}
