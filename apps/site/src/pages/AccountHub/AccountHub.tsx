import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Avatar, Badge, Card, Heading, Inline, List, Stack, Text } from '@baize/ui';
import { ACCOUNT_PATHS, askedDocuments, useUnreadMessages } from '@baize/account';
import { useFormat, useText } from '@baize/i18n';
import { hundredthsOf } from '@baize/kernel';
import { useLocalePath, useProfile } from '@baize/shell';
import { useBalance } from '@baize/wallet';
import { Guarded } from '../../frame/Guarded.tsx';
import { useNavigation } from '../../frame/navigation.ts';

/** From this width on the account pages have their side list, and a hub would only be a detour. */
const SIDE_LIST = '(min-width: 1024px)';

/** `my-account`: on a phone the list of all account pages, each with how things stand there; on a desktop it leads to the first of them. */
export function AccountHub() {
  return <Guarded guards={['login']}><Hub /></Guarded>;
}

function Hub() {
  const text = useText();
  const toPath = useLocalePath();
  const items = useNavigation('account');
  const profile = useProfile().data;
  const hints = useHints();
  const [wide] = useState(() => window.matchMedia(SIDE_LIST).matches);
  if (wide) return <Navigate to={toPath(ACCOUNT_PATHS.account)} replace />;
  const name = profile ? `${profile.firstName} ${profile.lastName}` : undefined;
  return (
    <Stack gap="md" maxWidth="form">
      <Inline gap="md"><Avatar name={name} size="lg" /><Stack gap="none"><Heading level={1} size="h3">{text('site.header.account')}</Heading><Text tone="muted">{name ?? ' '}</Text></Stack></Inline>
      <Card padding="sm">
        <List label={text('site.header.account')} items={items.map(({ id, href, label, icon }) => ({ id, href, title: label, icon, ...hints[id] }))} />
      </Card>
    </Stack>
  );
}

/** How things stand, by the id of the page in the account's navigation. */
function useHints(): Readonly<Record<string, { readonly hint?: string; readonly end?: React.ReactNode }>> {
  const text = useText();
  const format = useFormat();
  const profile = useProfile().data;
  const balance = useBalance();
  const unread = useUnreadMessages();
  const known = 'balance' in balance ? balance.balance : null;
  const asked = askedDocuments(profile?.requestDocumentTypeStatus ?? '').length;
  return {
    account: { ...(asked > 0 ? { hint: text('site.account.asked', { count: asked }), end: <Badge tone="warning" solid>{asked}</Badge> } : profile ? { hint: profile.email } : {}) },
    banking: { ...(known ? { hint: `${text('site.header.balance')}: ${format.money(hundredthsOf(known.mainBalance), known.currencyCode)}` } : {}) },
    inbox: { ...(unread > 0 ? { hint: text('site.account.unread', { count: unread }), end: <Badge tone="accent" solid>{unread}</Badge> } : {}) },
  };
}
