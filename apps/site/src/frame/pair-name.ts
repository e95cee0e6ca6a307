import { languageOf, languageTag, type LocalePair } from '@baize/brand';

/**
 * Returns a pair's country and language in its own language (CLDR). A market's id need not be a country code (JJ, GG,
 * PP, LL). The real country is that of the pair's language tag: `de-JJ` is Deutschland, `en-LL` Netherlands and `fr-LL`
 * France.
 */
export function pairName(pair: LocalePair, international: string): string {
  const tag = languageTag(pair);
  const language = new Intl.DisplayNames([tag], { type: 'language' }).of(languageOf(pair)) ?? pair;
  const region = new Intl.Locale(tag).region;
  const country =
    region === undefined
      ? international
      : (new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }).of(region) ?? region);
  return `${country} – ${language.charAt(0).toLocaleUpperCase(tag)}${language.slice(1)}`;
}
