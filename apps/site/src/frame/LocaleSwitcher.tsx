import { useLocation } from 'react-router-dom';
import { LocaleSwitcher as Switcher } from '@baize/ui';
import { languageOf, languageTag, type LocalePair } from '@baize/brand';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { addressInPair } from '../document/address-in-pair.ts';

/**
 * Returns a pair's country and language in its own language (CLDR). A market's id need not be a country code (JJ, GG,
 * PP, LL). The real country is that of the pair's language tag: `de-JJ` is Deutschland, `en-LL` Netherlands and `fr-LL`
 * France.
 */
function pairName(pair: LocalePair, international: string): string {
  const tag = languageTag(pair);
  const language = new Intl.DisplayNames([tag], { type: 'language' }).of(languageOf(pair)) ?? pair;
  const region = new Intl.Locale(tag).region;
  const country =
    region === undefined
      ? international
      : (new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }).of(region) ?? region);
  return `${country} – ${language.charAt(0).toLocaleUpperCase(tag)}${language.slice(1)}`;
}

/** Switches the market or language. The same page is in another bundle, so the browser loads it (ruling 2). */
export function LocaleSwitcher() {
  const text = useText();
  const { market, pairs } = useSite();
  const here = useLocation();
  return (
    <Switcher
      label={text('site.footer.locale')}
      value={market.pair}
      options={pairs.map((pair) => ({
        value: pair,
        label: pairName(pair, text('site.footer.international')),
        lang: languageTag(pair),
      }))}
      onChange={(pair) => location.assign(addressInPair(pair as LocalePair, market.pair, here))}
    />
  );
}
