import { Mail, MessageCircle } from 'lucide-react';
import { Button, Inline } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useSupportChat } from '../state/chat.ts';

/**
 * On the contact page (A§2): a button that opens the chat, and email. A release without a chat offers email only. On a
 * prerendered page the button starts the app; where scripts are off, its style hides it.
 */
export function ContactOptions() {
  const text = useText('support');
  const { brand } = useSite();
  const chat = useSupportChat();
  return (
    <Inline>
      {chat && (
        <Button icon={MessageCircle} aria-haspopup="dialog" data-needs-app="" onClick={chat.open}>
          {text('support.open')}
        </Button>
      )}
      <Button icon={Mail} variant="secondary" href={`mailto:${brand.config.contact.supportEmail}`}>
        {text('support.write')}
      </Button>
    </Inline>
  );
}
