import { formatFiles, type Tree } from '@nx/devkit';
import { languageTag, TRANSLATION_LOCALES } from '@baize/brand';
import { CURRENCIES } from '@baize/kernel';
import { addImport, edit, requireFree } from '../edit.ts';

export interface MarketOptions {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly currency: string;
  readonly locale?: string;
  readonly brands?: string;
}

const FOLDER = 'libs/brand/src/markets';

/** A market with the base rules; its law is then written into `rules`, each rule with its source. */
export default async function marketGenerator(tree: Tree, options: MarketOptions): Promise<void> {
  const { id, name, language, currency } = options;
  if (!/^[A-Z]{2}$/.test(id)) throw new Error(`"${id}" is not a market id. Use two capitals, for example PL.`);
  if (!/^[a-z]{2}$/.test(language))
    throw new Error(`"${language}" is not a language code. Use two lower-case letters, for example pl.`);
  if (!(CURRENCIES as readonly string[]).includes(currency))
    throw new Error(`The product has no currency "${currency}". It has ${CURRENCIES.join(', ')} (ruling 7).`);
  const locale = options.locale ?? 'en';
  if (!(TRANSLATION_LOCALES as readonly string[]).includes(locale))
    throw new Error(`There are no texts "${locale}". Folders of texts: ${TRANSLATION_LOCALES.join(', ')} (ruling 2).`);
  const file = `${FOLDER}/${id}.ts`;
  requireFree(tree, file, 'a market');
  const brands = (options.brands ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const unknown = brands.find((brand) => !tree.exists(`brands/${brand}/config.ts`));
  if (unknown !== undefined)
    throw new Error(`There is no brand "${unknown}". Brands: ${tree.children('brands').sort().join(', ')}.`);
  const pair = `${language}-${id}`;
  const own = TRANSLATION_LOCALES.find((each) => each === language) ?? 'en';
  // A language whose folder has its name needs no entry (`translationLocale`).
  const custom = locale === own ? '' : ` ${language}: '${locale}' `;
  const real = (() => {
    try {
      return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(id) !== undefined;
    } catch {
      return false;
    }
  })();
  tree.write(
    file,
    `import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const ${id}: MarketRecord = {
  id: '${id}', name: '${name.replaceAll("'", '’')}', languages: ['${language}'], isMarketEnabled: true, isCustomMarketId: ${!real},
  localeMapping: { '${pair}': '${locale}' }, originCountryCode: [${real ? `'${id}'` : ''}], mapLanguageToCustomLanguage: {${custom}}, regionLanguage: {},
  currency: '${currency}', defaultCountry: '${real ? id : ''}', registrationCountries: [${real ? `'${id}'` : ''}], provinces: [], signUpVerification: { sms: true, email: true }, rules: BASE_RULES,
};
`,
  );
  addImport(tree, `${FOLDER}/markets.ts`, `import { ${id} } from './${id}.ts';`);
  edit(
    tree,
    `${FOLDER}/markets.ts`,
    /(MARKETS[^=]*=\s*\{)([^}]*?),?(\s*\};)/,
    (_match, open, list, close) => `${open}${list}, ${id}${close}`,
    `${id} to MARKETS`,
  );
  // Intl must know the language tag, or money and dates would fall back to the machine's.
  Intl.getCanonicalLocales(languageTag(pair as `${string}-${string}`));
  for (const brand of brands) {
    edit(
      tree,
      `brands/${brand}/config.ts`,
      /pairs:\s*\[([^\]]*)\]/,
      (_match, list) => `pairs: [${list.replace(/,\s*$/, '')}, '${pair}']`,
      `'${pair}' to pairs`,
    );
  }
  await formatFiles(tree);
}
