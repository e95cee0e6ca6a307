import { TicketX } from 'lucide-react';
import { Button, EmptyState, SectionPage } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { BONUS_PATHS } from '../../paths.ts';

/**
 * B§2 bonus code. While no campaign accepts codes the page says so, because a field that refuses every code would be
 * misleading.
 */
export function BonusCode() {
  const text = useText('bonus');
  const toPath = useLocalePath();
  return (
    <SectionPage title={text('bonus.code.title')}>
      <EmptyState
        icon={TicketX}
        title={text('bonus.code.none')}
        actions={
          <>
            <Button variant="secondary" href={toPath(BONUS_PATHS.rewards)}>
              {text('bonus.toRewards')}
            </Button>
            <Button variant="secondary" href={toPath('contact-live-chat')}>
              {text('site.footer.helpLink')}
            </Button>
          </>
        }
      >
        {text('bonus.code.none.text')}
      </EmptyState>
    </SectionPage>
  );
}
