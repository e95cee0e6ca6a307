import { useLocation } from 'react-router-dom';
import { LocaleSwitcher as Switcher } from '@baize/ui';
import { languageTag, type LocalePair } from '@baize/brand';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { pairName } from './pair-name.ts';
import { addressInPair } from '../document/address-in-pair.ts';

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
