import { useAtom } from 'jotai';
import { Button, NoticeBar, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { liveUpdatesAtom } from './live-updates.ts';

/** Says that the player's socket was given up (A§4: after ten attempts), what still works, and offers to reconnect. */
export function LiveUpdatesNotice() {
  const text = useText();
  const [lost, setLost] = useAtom(liveUpdatesAtom);
  if (!lost) return null;
  return (
    <NoticeBar
      title={text('site.live.title')}
      choices={
        <>
          <Button variant="secondary" onClick={() => setLost(null)}>
            {text('site.update.later')}
          </Button>
          <Button loading={lost.status === 'connecting'} onClick={lost.reconnect}>
            {text('site.live.reconnect')}
          </Button>
        </>
      }
    >
      <Text size="sm">{text('site.live.text')}</Text>
    </NoticeBar>
  );
}
