import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, NoticeBar, Text } from '@baize/ui';
import { marketIdOf, type LocalePair } from '@baize/brand';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSessionLaw } from '@baize/limits';
import { useSite } from '@baize/session';
import { useConsent, useProfile } from '@baize/shell';
import { addressInPair } from '../document/address-in-pair.ts';
import { countryName } from '../frame/pair-name.ts';
import { languageOfferAtom } from './language-offer.ts';

/** The player stays on this market's site; lasts as long as the tab (decision 0056). */
const KEY = 'home-site-dismissed';

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function keepDismissed(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Storage is blocked: the next page says it again.
  }
}

/** A game keeps its window: the notice would cover its buttons. */
const GAME = /\/play\//;

/**
 * Tells a player who uses another market's site where their own is, and what applies meanwhile: the stricter rules of
 * both, and amounts in their own currency. The same page opens there; it is another bundle, so the browser loads it.
 * It is known only after the page is drawn, so it lies over the page and moves nothing. Other questions come first.
 */
export function OtherMarket() {
  const text = useText();
  const tag = useLanguageTag();
  const { market, pairs } = useSite();
  const here = useLocation();
  const { consent } = useConsent();
  const isAsked = useAtomValue(languageOfferAtom) !== null || consent === null;
  const currency = useProfile().data?.currencyCode;
  const home = useSessionLaw()?.homePair as LocalePair | undefined;
  const [stays, setStays] = useState(wasDismissed);
  if (stays || isAsked || GAME.test(here.pathname)) return null;
  if (!home || !currency || !pairs.includes(home) || marketIdOf(home) === market.market.id) return null;
  const address = addressInPair(home, market.pair, here);
  return (
    <NoticeBar
      title={text('site.otherMarket.title', { home: countryName(home, tag, text('site.footer.international')) })}
      choices={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              keepDismissed();
              setStays(true);
            }}
          >
            {text('site.language.stay')}
          </Button>
          <Button
            href={address}
            onClick={(event) => {
              event.preventDefault();
              location.assign(address);
            }}
          >
            {text('site.otherMarket.go')}
          </Button>
        </>
      }
    >
      <Text size="sm">
        {currency === market.market.currency
          ? text('site.otherMarket.text')
          : text('site.otherMarket.textCurrency', { currency })}
      </Text>
    </NoticeBar>
  );
}
