import { atom, useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { Alert, Button } from '@baize/ui';
import { marketIdOf, type LocalePair } from '@baize/brand';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSessionLaw } from '@baize/limits';
import { useSite } from '@baize/session';
import { useProfile } from '@baize/shell';
import { addressInPair } from '../document/address-in-pair.ts';
import { countryName } from './pair-name.ts';

/** True once the player has chosen to stay; lasts as long as the page is open. */
const stayAtom = atom(false);

/**
 * Tells a player who uses another market's site where their own is, and what applies meanwhile: the stricter rules of
 * both, and amounts in their own currency. The same page opens there; it is another bundle, so the browser loads it.
 */
export function OtherMarket() {
  const text = useText();
  const tag = useLanguageTag();
  const { market, pairs } = useSite();
  const here = useLocation();
  const currency = useProfile().data?.currencyCode;
  const home = useSessionLaw()?.homePair as LocalePair | undefined;
  const [stays, stay] = useAtom(stayAtom);
  if (stays || !home || !currency || !pairs.includes(home) || marketIdOf(home) === market.market.id) return null;
  const address = addressInPair(home, market.pair, here);
  return (
    <Alert
      tone="info"
      title={text('site.otherMarket.title', { home: countryName(home, tag, text('site.footer.international')) })}
      onDismiss={() => stay(true)}
      actions={
        <Button
          size="sm"
          variant="secondary"
          href={address}
          onClick={(event) => {
            event.preventDefault();
            location.assign(address);
          }}
        >
          {text('site.otherMarket.go')}
        </Button>
      }
    >
      {text('site.otherMarket.text', { currency })}
    </Alert>
  );
}
