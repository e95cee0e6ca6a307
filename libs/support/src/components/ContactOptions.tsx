import { Mail, MessageCircle } from 'lucide-react';
import { Button, Inline } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useHydrated } from '@baize/shell';
import { useSupportChat } from '../state/chat.ts';

/**
 * On the contact page (A§2): a button that opens the chat. A release without a chat offers email only, and so does a
 * prerendered page until it is hydrated, because the chat needs scripts.
 */
export function ContactOptions() {
  const text = useText('support');
  const { brand } = useSite();
  const hydrated = useHydrated();
  const chat = useSupportChat();
  return (
    <Inline>
      {chat && hydrated ? (
        <Button icon={MessageCircle} aria-haspopup="dialog" onClick={chat.open}>
          {text('support.open')}
        </Button>
      ) : (
        <Button icon={Mail} variant="secondary" href={`mailto:${brand.config.contact.supportEmail}`}>
          {text('support.write')}
        </Button>
      )}
    </Inline>
  );
}
