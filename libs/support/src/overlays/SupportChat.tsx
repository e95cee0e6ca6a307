import { useConsent, useMarketContent } from '@baize/shell';
import { SupportWidget } from '../components/SupportWidget.tsx';

/**
 * The support widget (B§2), where the market has switched it on. Its launcher is hidden while the cookie notice is
 * open.
 */
export function SupportChat() {
  const content = useMarketContent();
  const { consent } = useConsent();
  return <SupportWidget off={content?.disableLiveChat === true} quiet={consent === null} />;
}
