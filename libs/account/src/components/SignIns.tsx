import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, DescriptionList, Skeleton, Text } from '@baize/ui';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useErrorText, useToasts } from '@baize/shell';
import { endLogin, signInsQuery } from '../api/sign-ins.ts';
import { countryOf } from '../model/country.ts';
import { Failed } from './Failed.tsx';
import { Part } from './Part.tsx';

/** Where the player is logged in. A login that they don't recognise can be ended at once (ruling 26). */
export function SignIns() {
  const text = useText('account');
  const errorText = useErrorText();
  const format = useFormat();
  const tag = useLanguageTag();
  const toasts = useToasts();
  const client = useQueryClient();
  const query = signInsQuery(useSession()?.playerId ?? '');
  const open = useQuery(query);
  const end = useMutation({
    mutationFn: endLogin,
    onSuccess: () => toasts.success(text('account.signIns.ended')),
    onError: (error) => toasts.error(errorText(error)),
    // Also after a failure: a login that is over already is no longer listed.
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const place = (countryCode: string | null, ip: string) =>
    [countryOf(countryCode, tag), ip].filter((part) => part !== null && part !== undefined).join(' · ');
  const device = (browser: string | null, system: string | null) =>
    browser !== null && system !== null
      ? text('account.signIns.device', { browser, system })
      : (browser ?? system ?? text('account.signIns.unknownDevice'));
  return (
    <Part title={text('account.signIns.title')} busy={open.isPending}>
      {open.isError && <Failed error={open.error} onRetry={() => void open.refetch()} />}
      {open.isPending && <Skeleton lines={3} />}
      {open.data && (
        <>
          <DescriptionList
            items={open.data.signIns.map(({ id, at, ip, countryCode, browser, system, method, current }) => ({
              id,
              term: (
                <>
                  <Text as="span" weight="bold">
                    {device(browser, system)}
                  </Text>
                  <br />
                  {place(countryCode, ip)}
                  <br />
                  {format.dateTime(at)}
                  {method !== null && (
                    <>
                      <br />
                      {text(`account.signIns.method.${method}`)}
                    </>
                  )}
                </>
              ),
              value: current ? (
                text('account.signIns.current')
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={text('account.signIns.endOne', { when: format.dateTime(at) })}
                  loading={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  {text('account.signIns.end')}
                </Button>
              ),
            }))}
          />
          <Text size="sm" tone="muted">
            {text('account.signIns.notYou')}
          </Text>
        </>
      )}
    </Part>
  );
}
