import { X } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, IconButton, Link, NoticeBar, Text } from '@baize/ui';
import { marketIdOf, type LocalePair } from '@baize/brand';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSessionLaw } from '@baize/limits';
import { useSite } from '@baize/session';
import { useConsent, useProfile } from '@baize/shell';
import { addressInPair } from '../document/address-in-pair.ts';
import { countryName } from '../frame/pair-name.ts';
import { keepHomeSite, readHomeSite } from './home-site.ts';
import { HomeSitePlace } from './HomeSitePlace.tsx';
import { languageOfferAtom } from './language-offer.ts';
import * as css from './OtherMarket.css.ts';
import { WaitsForFrame } from './WaitsForFrame.tsx';

/**
 * Tells a player who uses another market's site where their own is, and what applies meanwhile: the stricter rules of
 * both, and amounts in their own currency. The same page opens there; it is another bundle, so the browser loads it.
 * It is a line of the page, so it covers neither navigation nor buttons. The first page is visible before the answer is
 * there: a line would move it or lie over its heading. There it is a question at the bottom of the window, after those
 * for cookies and for a language; it waits until a game or the sportsbook is closed.
 */
export function OtherMarket() {
  const text = useText();
  const tag = useLanguageTag();
  const { market, pairs } = useSite();
  const here = useLocation();
  const { consent } = useConsent();
  const offersLanguage = useAtomValue(languageOfferAtom) !== null;
  const currency = useProfile().data?.currencyCode;
  const home = useSessionLaw()?.homePair as LocalePair | undefined;
  const [stays, setStays] = useState(() => readHomeSite() === 'dismissed');
  // The page that kept no place for it; null once the player has left it. Only the path counts, because closing a
  // dialogue changes the rest of the address.
  const [late, setLate] = useState(() => (readHomeSite() === 'shown' ? null : here.pathname));
  if (late !== null && late !== here.pathname) setLate(null);
  const isKnown = home !== undefined && currency !== undefined;
  const isShown = !stays && isKnown && pairs.includes(home) && marketIdOf(home) !== market.market.id;
  useEffect(() => {
    if (isKnown && !stays) keepHomeSite(isShown ? 'shown' : null);
  }, [isKnown, isShown, stays]);
  if (!isKnown) return <HomeSitePlace />;
  if (!isShown) return null;
  const address = addressInPair(home, market.pair, here);
  const title = text('site.otherMarket.title', { home: countryName(home, tag, text('site.footer.international')) });
  const details =
    currency === market.market.currency
      ? text('site.otherMarket.text')
      : text('site.otherMarket.textCurrency', { currency });
  const go = () => location.assign(address);
  const stay = () => {
    keepHomeSite('dismissed');
    setStays(true);
  };
  if (late !== null) {
    if (!consent || offersLanguage) return null;
    return (
      <WaitsForFrame>
        <NoticeBar
          title={title}
          choices={
            <>
              <Button variant="secondary" onClick={stay}>
                {text('site.language.stay')}
              </Button>
              <Button onClick={go}>{text('site.otherMarket.go')}</Button>
            </>
          }
        >
          <Text size="sm">{details}</Text>
        </NoticeBar>
      </WaitsForFrame>
    );
  }
  return (
    <section className={css.line} aria-label={title}>
      <div className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.details}>{details}</span>
        <Link
          strong
          href={address}
          onClick={(event) => {
            event.preventDefault();
            go();
          }}
        >
          {text('site.otherMarket.go')}
        </Link>
      </div>
      <IconButton icon={X} label={text('site.language.stay')} onClick={stay} />
    </section>
  );
}
