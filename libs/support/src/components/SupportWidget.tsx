import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAtom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useModules } from '@baize/shell';
import { staysOpen, widgetView } from '../model/widget.ts';
import { chatAddressAtom, chatOpenAtom, unreadAtom } from '../state/chat.ts';

const ChatWidget = lazy(() => import('./ChatWidget/ChatWidget.tsx').then((module) => ({ default: module.ChatWidget })));

export interface SupportWidgetProps {
  /** The market has switched the chat off (`disableLiveChat`). */
  readonly off: boolean;
  /** Something else is shown at the bottom of the window, so the launcher hides. */
  readonly quiet: boolean;
}

/**
 * Applies the support widget's rule (B§2). Its code, its texts and the vendor's page load only when there is something
 * to show.
 */
export function SupportWidget({ off, quiet }: SupportWidgetProps) {
  const { pathname } = useLocation();
  const address = useAtomValue(chatAddressAtom);
  const [open, setOpen] = useAtom(chatOpenAtom);
  const [unread, setUnread] = useAtom(unreadAtom);
  const modules = useModules();
  const sections = useMemo(() => new Set(modules.flatMap(({ mainSection = [] }) => mainSection)), [modules]);
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (!staysOpen(before.current, pathname, sections)) setOpen(false);
    before.current = pathname;
  }, [pathname, sections, setOpen]);
  const view = widgetView({ pathname, sections, open, unread, available: address !== null && !off });
  // An opened conversation stays loaded while the widget is closed, so that the player sees when an answer arrives.
  const [started, setStarted] = useState(false);
  if (view === 'panel' && !started) setStarted(true);
  // The next player on this device must see nothing of the last one, so the vendor's page is removed and loaded again.
  const playerId = useSession()?.playerId ?? null;
  const talker = useRef(playerId);
  useLayoutEffect(() => {
    const last = talker.current;
    talker.current = playerId;
    // A visitor who logs in continues the same conversation.
    if (last === null || last === playerId) return;
    setOpen(false);
    setUnread(0);
    setStarted(false);
  }, [playerId, setOpen, setUnread]);
  if (address === null || off || (view === 'hidden' && !started) || (view === 'launcher' && quiet && !started))
    return null;
  return (
    <Drawn address={address} panel={view === 'panel'} launcher={view === 'launcher' && !quiet} started={started} />
  );
}

function Drawn(props: {
  readonly address: string;
  readonly panel: boolean;
  readonly launcher: boolean;
  readonly started: boolean;
}) {
  const ready = useTranslationNamespace('support');
  return ready ? (
    <Suspense fallback={null}>
      <ChatWidget {...props} />
    </Suspense>
  ) : null;
}
