import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { MessageCircle, X } from 'lucide-react';
import { useAtom, useSetAtom } from 'jotai';
import { Alert, Badge, Button, Heading, IconButton, Link, Skeleton, Stack, VisuallyHidden } from '@baize/ui';
import type { ChatHostMessage } from '@baize/contracts/chat';
import { useText } from '@baize/i18n';
import { identityToken, useSession, useSite } from '@baize/session';
import { useDevice } from '@baize/shell';
import { chatOpenAtom, unreadAtom } from '../../state/chat.ts';
import * as css from './ChatWidget.css.ts';
import { useChatFrame } from './use-chat-frame.ts';

/** How often an open chat looks whether its token has to be renewed, in milliseconds: more often than the API's grace. */
const RENEWAL_MS = 60_000;
/** The highest number on the badge; above it, the badge says that there are more. */
const MOST_SHOWN = 99;

export interface ChatWidgetProps {
  /** The vendor's page. */
  readonly address: string;
  readonly panel: boolean;
  readonly launcher: boolean;
  /** The player has opened the chat in this visit: the vendor's page is loaded and stays loaded. */
  readonly started: boolean;
}

/** Launcher and conversation: a sheet that traps the focus on a phone, a corner of the page elsewhere. */
export function ChatWidget({ address, panel, launcher, started }: ChatWidgetProps) {
  const text = useText('support');
  const titleId = useId();
  const { brand, market } = useSite();
  const token = useSession()?.supportToken ?? null;
  const { mobile } = useDevice();
  const setOpen = useSetAtom(chatOpenAtom);
  const [unread, setUnread] = useAtom(unreadAtom);
  const [attempt, setAttempt] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const close = useCallback(() => setOpen(false), [setOpen]);
  const message: ChatHostMessage = panel
    ? {
        type: 'chat:open',
        language: market.languageTag,
        brand: brand.config.id,
        market: market.pair,
        ...(token === null ? {} : { token }),
      }
    : { type: 'chat:closed' };
  const state = useChatFrame({ frame, address, message, attempt, started, onUnread: setUnread, onClose: close });
  useShown(dialog, panel, mobile);
  useFreshToken(panel && token !== null);

  const email = brand.config.contact.supportEmail;
  return (
    <>
      {launcher && (
        <div className={css.launcher}>
          <Button icon={MessageCircle} onClick={() => setOpen(true)}>
            {text('support.open')}{' '}
            <Badge tone="negative" solid>
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </Badge>
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{launcher ? text('support.unread', { count: unread }) : ''}</span>
      </VisuallyHidden>
      <dialog
        ref={dialog}
        className={css.panel}
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Escape') close();
        }}
        onCancel={(event: SyntheticEvent) => {
          event.preventDefault();
          close();
        }}
      >
        <div className={css.head}>
          <Heading level={2} size="h5" id={titleId}>
            {text('support.title', { brand: brand.config.name })}
          </Heading>
          <IconButton icon={X} label={text('support.close')} onClick={close} />
        </div>
        <div className={css.body}>
          {state === 'loading' && (
            <div className={css.cover} aria-busy="true">
              <VisuallyHidden>
                <span role="status">{text('support.loading')}</span>
              </VisuallyHidden>
              <Stack gap="md">
                <Skeleton shape="control" width="half" />
                <Skeleton lines={3} />
                <Skeleton shape="control" />
              </Stack>
            </div>
          )}
          {state === 'lost' && (
            <div className={css.cover}>
              <Alert
                tone="negative"
                live
                title={text('support.lost.title')}
                actions={
                  <>
                    <Button size="sm" variant="secondary" onClick={() => setAttempt((count) => count + 1)}>
                      {text('support.lost.retry')}
                    </Button>
                    <Link href={`mailto:${email}`}>{email}</Link>
                  </>
                }
              >
                {text('support.lost.text')}
              </Alert>
            </div>
          )}
          {started && (
            <iframe
              key={attempt}
              ref={frame}
              className={css.page}
              data-hidden={state === 'ready' ? undefined : true}
              src={address}
              title={text('support.frame')}
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            />
          )}
        </div>
      </dialog>
    </>
  );
}

/**
 * Opens and closes the dialog. It traps the focus on a phone, and returns it to the element that opened it, or to the
 * page if that is gone.
 */
function useShown(dialog: RefObject<HTMLDialogElement | null>, shown: boolean, modal: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !shown) return;
    const opener = document.activeElement;
    if (modal) element.showModal();
    else element.show();
    // Focuses the whole conversation, not its close button, whose tooltip would consume Escape.
    element.focus({ preventScroll: true });
    return () => {
      // Don't move the focus of a player who has moved on to the page beside the chat.
      const inside = element.contains(document.activeElement);
      element.close();
      if (!inside) return;
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
      else document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [dialog, shown, modal]);
}

/**
 * Keeps the chat's token fresh while the conversation is open: the token ends with the identity token, and only a call of
 * the site would renew both. A refresh changes the session, and the new token goes to the vendor's page.
 */
function useFreshToken(needed: boolean): void {
  useEffect(() => {
    if (!needed) return;
    const renew = () => void identityToken().catch(() => undefined);
    renew();
    const timer = setInterval(renew, RENEWAL_MS);
    return () => clearInterval(timer);
  }, [needed]);
}
