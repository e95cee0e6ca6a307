import { useMarketContent } from '@baize/content';
import { useConsent } from '@baize/shell';
import { SupportWidget } from '@baize/support';

/** The support widget (B§2) by the market's switch; while the cookie notice asks, its launcher keeps away. */
export function SupportChat() {
  const content = useMarketContent();
  const { consent } = useConsent();
  return <SupportWidget off={content?.disableLiveChat === true} quiet={consent === null} />;
}
