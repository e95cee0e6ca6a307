import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ArrowDownToLine,
  Bell,
  FileCheck,
  Inbox as InboxIcon,
  KeyRound,
  Landmark,
  Mail,
  PartyPopper,
  Phone,
  Undo2,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge, Card, EmptyState, List, SectionPage, Skeleton, Stack, type IconComponent } from '@baize/ui';
import {
  INBOX_KINDS,
  type InboxKind,
  type InboxMessage,
  type InboxPlace,
  type readInbox,
} from '@baize/contracts/inbox';
import type { ResponseOf } from '@baize/contracts/route';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { inboxQuery, markRead } from '../../api/inbox.ts';
import { Failed } from '../../components/Failed.tsx';
import { ACCOUNT_PATHS } from '../../paths.ts';

type InboxAnswer = ResponseOf<typeof readInbox>;
const ICONS: Readonly<Record<InboxKind, IconComponent>> = {
  WELCOME: PartyPopper,
  TERMS_ACCEPTED: FileCheck,
  DEPOSIT_SUCCEEDED: ArrowDownToLine,
  WITHDRAWAL_PAID: Landmark,
  WITHDRAWAL_CANCELLED: Undo2,
  WITHDRAWAL_RETURNED: Undo2,
  PASSWORD_CHANGED: KeyRound,
  PHONE_CHANGED: Phone,
};
const isKnown = (kind: string): kind is InboxKind => kind in INBOX_KINDS;

/** Words of the house to the player (A§2 inbox). */
export const Messages = () => <InboxPage place="MESSAGE" />;
/** What happened to the account and its money (A§2 notifications). */
export const Notifications = () => <InboxPage place="NOTIFICATION" />;

function InboxPage({ place }: { readonly place: InboxPlace }) {
  const text = useText('account');
  const toPath = useLocalePath();
  const playerId = useSession()?.playerId ?? '';
  const inbox = useQuery(inboxQuery(playerId));
  const shown = inbox.data?.messages.filter((message) => message.place === place) ?? [];
  const openedAt = useReadWhenShown(playerId, shown);
  const waiting = (which: InboxPlace) =>
    inbox.data?.messages.filter((message) => message.place === which && message.readAt === null).length ?? 0;
  const tab = (which: InboxPlace, path: string, label: string, icon: IconComponent) => ({
    href: toPath(path),
    label: text(label),
    icon,
    current: which === place,
    ...(which !== place && waiting(which) > 0
      ? {
          end: (
            <Badge tone="accent" solid>
              {waiting(which)}
            </Badge>
          ),
        }
      : {}),
  });
  return (
    <SectionPage
      title={text('account.inbox.title')}
      items={[
        tab('MESSAGE', ACCOUNT_PATHS.inbox, 'account.inbox.tab.messages', Mail),
        tab('NOTIFICATION', ACCOUNT_PATHS.notifications, 'account.inbox.tab.notifications', Bell),
      ]}
    >
      {inbox.isPending && (
        <Card padding="md">
          <div aria-busy="true">
            <Stack gap="lg">
              {[1, 2, 3].map((line) => (
                <Skeleton key={line} lines={3} />
              ))}
            </Stack>
          </div>
        </Card>
      )}
      {inbox.isError && !inbox.data && <Failed error={inbox.error} onRetry={() => void inbox.refetch()} />}
      {inbox.data && shown.length === 0 && (
        <EmptyState icon={InboxIcon} title={text(`account.inbox.none.${place}`)}>
          {text(`account.inbox.none.${place}.text`)}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <Card padding="md">
          <MessageList messages={shown} openedAt={openedAt} />
        </Card>
      )}
    </SectionPage>
  );
}

function MessageList({
  messages,
  openedAt,
}: {
  readonly messages: readonly InboxMessage[];
  readonly openedAt: string;
}) {
  const text = useText('account');
  const format = useFormat();
  const { brand } = useSite();
  return (
    <List
      label={text('account.inbox.title')}
      items={messages.map(({ messageId, kind, values, createdAt, readAt }) => {
        const key = isKnown(kind) ? kind : 'OTHER';
        const words = {
          brand: brand.config.name,
          version: values.version ?? 0,
          amount:
            values.amount === undefined || values.currencyCode === undefined
              ? ''
              : format.money(hundredthsOf(values.amount), values.currencyCode),
        };
        return {
          id: messageId,
          icon: isKnown(kind) ? ICONS[kind] : Mail,
          title: text(`account.inbox.${key}.title`, words),
          hint: (
            <>
              {text(`account.inbox.${key}.text`, words)}
              <br />
              <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
            </>
          ),
          ...(readAt === null || readAt >= openedAt
            ? { end: <Badge tone="accent">{text('account.inbox.new')}</Badge> }
            : {}),
        };
      })}
    />
  );
}

/**
 * Marks the visible messages as read, once. Messages that were unread when the page opened keep their mark until the player leaves.
 * @returns when the page opened, as ISO time
 */
function useReadWhenShown(playerId: string, shown: readonly InboxMessage[]): string {
  const client = useQueryClient();
  const [openedAt] = useState(() => new Date().toISOString());
  const { mutate } = useMutation({
    mutationFn: markRead,
    onSuccess: (_nothing, messageIds) =>
      client.setQueryData<InboxAnswer>(inboxQuery(playerId).queryKey, (current) => {
        if (!current) return current;
        const messages = current.messages.map((message) =>
          messageIds.includes(message.messageId) ? { ...message, readAt: new Date().toISOString() } : message,
        );
        return { messages, unread: messages.filter(({ readAt }) => readAt === null).length };
      }),
  });
  const unread = shown
    .filter(({ readAt }) => readAt === null)
    .map(({ messageId }) => messageId)
    .join(' ');
  useEffect(() => {
    if (unread !== '') mutate(unread.split(' '));
  }, [unread, mutate]);
  return openedAt;
}
