import { languageOf, languageTag, type LocalePair } from '@baize/brand';

/**
 * Returns a pair's country in the language of `tag` (CLDR). A market's id need not be a country code (JJ, GG, PP, LL).
 * The real country is that of the pair's language tag: `de-JJ` is Deutschland, `en-LL` Netherlands and `fr-LL` France.
 * @param international the name of a market without a country
 */
export function countryName(pair: LocalePair, tag: string, international: string): string {
  const region = new Intl.Locale(languageTag(pair)).region;
  return region === undefined
    ? international
    : (new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }).of(region) ?? region);
}

/** Returns a pair's country and language in its own language. @param international as for `countryName` */
export function pairName(pair: LocalePair, international: string): string {
  const tag = languageTag(pair);
  const language = new Intl.DisplayNames([tag], { type: 'language' }).of(languageOf(pair)) ?? pair;
  return `${countryName(pair, tag, international)} – ${language.charAt(0).toLocaleUpperCase(tag)}${language.slice(1)}`;
}
