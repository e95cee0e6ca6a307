import { Mail, MessageCircle } from 'lucide-react';
import { Button, Inline } from '@baize/ui';
import { StaticPage } from '@baize/content/StaticPage';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { useSupportChat } from '@baize/support';

/**
 * `contact-live-chat` (A§2): the content service's page with a button that opens the chat. A release without a chat
 * offers email only.
 */
export function Contact() {
  const text = useText('support');
  const { brand } = useSite();
  const chat = useSupportChat();
  return (
    <StaticPage
      chat={
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
      }
    />
  );
}
