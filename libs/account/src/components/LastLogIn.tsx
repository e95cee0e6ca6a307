import { useQuery } from '@tanstack/react-query';
import { Alert, DescriptionList, Skeleton, Text } from '@baize/ui';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { activityLogQuery } from '../api/activity-log.ts';
import { countryOf } from '../model/country.ts';
import { Failed } from './Failed.tsx';
import { Part } from './Part.tsx';

/** The previous login (A§3). Players who don't recognise it should change their password. */
export function LastLogIn() {
  const text = useText('account');
  const format = useFormat();
  const tag = useLanguageTag();
  const log = useQuery(activityLogQuery(useSession()?.playerId ?? ''));
  const unknown = text('account.noData');
  return (
    <Part title={text('account.lastLogIn.title')} busy={log.isPending}>
      {log.isError && <Failed error={log.error} onRetry={() => void log.refetch()} />}
      {log.isPending && <Skeleton lines={3} />}
      {log.data &&
        (log.data.loginDate === null ? (
          <Text tone="muted">{text('account.lastLogIn.first')}</Text>
        ) : (
          <>
            <DescriptionList
              items={[
                { term: text('account.lastLogIn.when'), value: format.dateTime(log.data.loginDate) },
                { term: text('account.lastLogIn.country'), value: countryOf(log.data.loginCountry, tag) ?? unknown },
                { term: text('account.lastLogIn.ip'), value: log.data.loginIp ?? unknown },
              ]}
            />
            {log.data.note === 'NEW_COUNTRY' ? (
              <Alert tone="warning" title={text('account.lastLogIn.newCountry')}>
                {text('account.lastLogIn.notYou')}
              </Alert>
            ) : (
              <Text size="sm" tone="muted">
                {text('account.lastLogIn.notYou')}
              </Text>
            )}
          </>
        ))}
    </Part>
  );
}
