import { join } from 'node:path';
import { resolve, type LocalePair, type ResolvedMarket } from '@baize/brand';
import { formatMoney } from '@baize/kernel';
import { readBrandConfig } from '@baize/site-build/brand-config';
import type { Boot } from '@baize/boot';
import type { RunningStack } from '../stack/stacks.ts';

const root = join(import.meta.dirname, '../../..');

/** The texts and formats of one brand in one market, as its site serves them. */
export class SiteWords {
  readonly market: ResolvedMarket;
  readonly brandName: string;
  readonly supportEmail: string;
  readonly redirectAfterLogin: boolean;
  readonly #messages: Readonly<Record<string, string>>;

  private constructor(
    market: ResolvedMarket,
    brand: { readonly name: string; readonly supportEmail: string; readonly redirectAfterLogin: boolean },
    messages: Readonly<Record<string, string>>,
  ) {
    this.market = market;
    this.brandName = brand.name;
    this.supportEmail = brand.supportEmail;
    this.redirectAfterLogin = brand.redirectAfterLogin;
    this.#messages = messages;
  }

  /** @throws if the brand does not offer the pair, or its site does not answer */
  static async read({ brand, site }: Pick<RunningStack, 'brand' | 'site'>, pair: LocalePair): Promise<SiteWords> {
    const config = await readBrandConfig(root, brand);
    const resolved = resolve(config, pair);
    if (!resolved.ok) throw new Error(resolved.error.message);
    const page = await (await fetch(`${site}/${pair}`)).text();
    const block = /<script type="application\/json" id="boot">([^<]+)<\/script>/.exec(page)?.[1];
    if (!block) throw new Error(`The page at ${site}/${pair} contains no boot data.`);
    const { messages } = JSON.parse(block) as Boot;
    const texts = await Promise.all(
      Object.values(messages).map(
        async (path) => (await (await fetch(`${site}${path}`)).json()) as Record<string, string>,
      ),
    );
    return new SiteWords(
      resolved.value,
      {
        name: config.name,
        supportEmail: config.contact.supportEmail,
        redirectAfterLogin: config.switches.allowRedirectAfterLogin,
      },
      Object.assign({}, ...texts) as Record<string, string>,
    );
  }

  /**
   * Returns a text as the site shows it; `count` selects the plural form.
   * @throws if there is no such text, so that a journey never looks for a key
   */
  text(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    const form =
      typeof values['count'] === 'number'
        ? `${key}_${new Intl.PluralRules(this.market.languageTag).select(values['count'])}`
        : key;
    const message = this.#messages[form] ?? this.#messages[key];
    if (message === undefined) throw new Error(`There is no text "${form}" in ${this.market.translation}.`);
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  }

  money(hundredths: number, currency: string, sign: 'auto' | 'always' = 'auto'): string {
    return formatMoney(hundredths, currency, this.market.languageTag, sign);
  }

  /** Formats minutes under an hour like the site. */
  minutes(count: number): string {
    return new Intl.NumberFormat(this.market.languageTag, {
      style: 'unit',
      unit: 'minute',
      unitDisplay: 'long',
    }).format(count);
  }

  /** Formats an amount as a player types it. */
  typed(hundredths: number): string {
    return new Intl.NumberFormat(this.market.languageTag, {
      useGrouping: false,
      minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
    }).format(hundredths / 100);
  }
}
