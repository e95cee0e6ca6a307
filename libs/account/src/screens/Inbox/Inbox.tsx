import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, Inbox as InboxIcon, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge, Card, EmptyState, Link, List, SectionPage, Skeleton, Stack, type IconComponent } from '@baize/ui';
import type { InboxMessage, InboxPlace, readInbox } from '@baize/contracts/inbox';
import type { ResponseOf } from '@baize/contracts/route';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { inboxQuery, markRead } from '../../api/inbox.ts';
import { useInboxKinds, type OwnedInboxKind } from '../../api/inbox-kinds.ts';
import { Failed } from '../../components/Failed.tsx';
import { ACCOUNT_PATHS } from '../../paths.ts';

type InboxAnswer = ResponseOf<typeof readInbox>;
/** Shows a message of a kind that no module owns (ruling 23: the API may be newer than the site). */
const OTHER: OwnedInboxKind = {
  namespace: 'account',
  icon: Mail,
  titleKey: 'account.inbox.OTHER.title',
  textKey: 'account.inbox.OTHER.text',
  mentionsSupport: true,
};

/** The brand's messages to the player (A§2 inbox). */
export const Messages = () => <InboxPage place="MESSAGE" />;
/** Notifications about the account and its money (A§2 notifications). */
export const Notifications = () => <InboxPage place="NOTIFICATION" />;

function InboxPage({ place }: { readonly place: InboxPlace }) {
  const text = useText('account');
  const toPath = useLocalePath();
  const playerId = useSession()?.playerId ?? '';
  const inbox = useQuery(inboxQuery(playerId));
  const kinds = useInboxKinds();
  const ready = inbox.data !== undefined && kinds.data !== undefined;
  const shown = ready ? inbox.data.messages.filter((message) => message.place === place) : [];
  const failed = [inbox, kinds].find(({ isError, data }) => isError && data === undefined);
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
      {!ready && !failed && (
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
      {failed?.error && <Failed error={failed.error} onRetry={() => void failed.refetch()} />}
      {ready && shown.length === 0 && (
        <EmptyState icon={InboxIcon} title={text(`account.inbox.none.${place}`)}>
          {text(`account.inbox.none.${place}.text`)}
        </EmptyState>
      )}
      {kinds.data && shown.length > 0 && (
        <Card padding="md">
          <MessageList messages={shown} kinds={kinds.data} openedAt={openedAt} />
        </Card>
      )}
    </SectionPage>
  );
}

/** A text of the domain that owns a kind. */
function KindText({
  namespace,
  of,
  values,
}: {
  readonly namespace: string;
  readonly of: string;
  readonly values: Readonly<Record<string, string | number>>;
}) {
  return useText(namespace)(of, values);
}

function MessageList({
  messages,
  kinds,
  openedAt,
}: {
  readonly messages: readonly InboxMessage[];
  readonly kinds: ReadonlyMap<string, OwnedInboxKind>;
  readonly openedAt: string;
}) {
  const text = useText('account');
  const format = useFormat();
  const { brand, market } = useSite();
  const [language = 'en'] = market.pair.split('-');
  const toPath = useLocalePath();
  return (
    <List
      label={text('account.inbox.title')}
      texts
      items={messages.map(({ messageId, kind, values, createdAt, readAt }) => {
        const { icon, namespace, titleKey, namedTitleKey, textKey, mentionsSupport } = kinds.get(kind) ?? OTHER;
        const name = values.names?.[language] ?? values.names?.['en'] ?? '';
        const words = {
          brand: brand.config.name,
          name,
          version: values.version ?? 0,
          amount:
            values.amount === undefined || values.currencyCode === undefined
              ? ''
              : format.money(hundredthsOf(values.amount), values.currencyCode),
        };
        return {
          id: messageId,
          icon,
          title: (
            <KindText
              namespace={namespace}
              of={name !== '' && namedTitleKey !== undefined ? namedTitleKey : titleKey}
              values={words}
            />
          ),
          hint: (
            <>
              <KindText namespace={namespace} of={textKey} values={words} />
              {mentionsSupport && (
                <>
                  {' '}
                  <Link href={toPath('contact-live-chat')}>{text('site.footer.helpLink')}</Link>
                </>
              )}
              <br />
              <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
            </>
          ),
          ...(readAt === null || readAt >= openedAt
            ? { mark: <Badge tone="accent">{text('account.inbox.new')}</Badge> }
            : {}),
        };
      })}
    />
  );
}

/**
 * Marks the visible messages as read, once. Messages that were unread when the page opened keep their mark until the
 * player leaves.
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
