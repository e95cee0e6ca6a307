import { useAtom } from 'jotai';
import { Button, NoticeBar, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useConsent } from '@baize/shell';
import { updateAtom } from './update.ts';
import { WaitsForFrame } from './WaitsForFrame.tsx';

/**
 * Says that a newer version of the site is ready. The player chooses when to reload, because a reload ends a game or a
 * payment; it waits until these are closed. The cookie notice comes first.
 */
export function UpdateNotice() {
  const text = useText();
  const [update, setUpdate] = useAtom(updateAtom);
  const { consent } = useConsent();
  if (!update || !consent) return null;
  return (
    <WaitsForFrame>
      <NoticeBar
        title={text('site.update.title')}
        choices={
          <>
            <Button variant="secondary" onClick={() => setUpdate(null)}>
              {text('site.update.later')}
            </Button>
            <Button onClick={update.change}>{text('site.update.now')}</Button>
          </>
        }
      >
        <Text size="sm">{text('site.update.text')}</Text>
      </NoticeBar>
    </WaitsForFrame>
  );
}
