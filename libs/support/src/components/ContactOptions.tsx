import { Mail, MessageCircle } from 'lucide-react';
import { Button, Inline } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useSupportChat } from '../state/chat.ts';

/** On the contact page (A§2): a button that opens the chat. A release without a chat offers email only. */
export function ContactOptions() {
  const text = useText('support');
  const { brand } = useSite();
  const chat = useSupportChat();
  return (
    <Inline>
      {chat ? (
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
