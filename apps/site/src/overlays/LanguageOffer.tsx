import { useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { Button, NoticeBar, Text } from '@baize/ui';
import { languageOf, languageTag } from '@baize/brand';
import { useLanguageTag, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useConsent } from '@baize/shell';
import { addressInPair } from '../document/address-in-pair.ts';
import { keepLanguage } from './kept-language.ts';
import { languageOfferAtom } from './language-offer.ts';
import { WaitsForFrame } from './WaitsForFrame.tsx';

/** Returns the name of a pair's language in the language of `tag`. */
const languageName = (language: string, tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? language;

/** Offers the same page in the language of the visitor's region. It waits until the cookie notice is answered and a game is closed. */
export function LanguageOffer() {
  const text = useText();
  const tag = useLanguageTag();
  const { market } = useSite();
  const here = useLocation();
  const { consent } = useConsent();
  const [pair, setPair] = useAtom(languageOfferAtom);
  if (!pair || !consent) return null;
  const itsTag = languageTag(pair);
  const itsName = languageName(languageOf(pair), itsTag);
  return (
    <WaitsForFrame>
      <NoticeBar
        title={text('site.language.title', { language: languageName(languageOf(pair), tag) })}
        choices={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                keepLanguage();
                setPair(null);
              }}
            >
              {text('site.language.stay')}
            </Button>
            {/* Another language is another bundle, so the browser loads it. */}
            <Button lang={itsTag} onClick={() => location.assign(addressInPair(pair, market.pair, here))}>
              {itsName.charAt(0).toLocaleUpperCase(itsTag) + itsName.slice(1)}
            </Button>
          </>
        }
      >
        <Text size="sm">{text('site.language.text')}</Text>
      </NoticeBar>
    </WaitsForFrame>
  );
}
