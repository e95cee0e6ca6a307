import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { CircleCheck } from 'lucide-react';
import { Alert, Button, Card, EmptyState, Heading, Inline, PageColumn, Skeleton, Stack, Text } from '@baize/ui';
import { acceptTerms, authController } from '@baize/auth';
import { ERROR } from '@baize/contracts/errors';
import { useStaticPage } from '@baize/content';
import { RichText } from '@baize/content/RichText';
import { errorCode } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import {
  flagUpdatedTerms,
  pathAfterLogin,
  profileQuery,
  readLoginOrigin,
  rememberLoginOrigin,
  termsOutdated,
  termsVersionQuery,
  useErrorText,
  useLocalePath,
  useProfile,
  useToasts,
} from '@baize/shell';
import { Problem } from '../../problem/Problem.tsx';

/**
 * Updated terms (A§2): what changed and when, the text, and a free choice. Afterwards the player continues to the page
 * they wanted.
 */
export function AcceptTerms() {
  const text = useText();
  const errorText = useErrorText();
  const format = useFormat();
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const profile = useProfile();
  const terms = useQuery(termsVersionQuery);
  const page = useStaticPage(terms.data?.slug ?? 'terms');

  const home = toPath('');
  const wanted = pathAfterLogin({ origin: readLoginOrigin(), home, redirectAllowed: true });
  const accept = useMutation({
    mutationFn: (version: number) => acceptTerms(version),
    onSuccess(_, version) {
      const playerId = profile.data?.playerId ?? '';
      queryClient.setQueryData(
        profileQuery(playerId).queryKey,
        (known) => known && { ...known, termsAndConditionsAcceptedVersion: version },
      );
      flagUpdatedTerms(false);
      rememberLoginOrigin(null);
      toasts.success(text('site.terms.thanks', { version }));
      void navigate(wanted, { replace: true });
    },
    onError(error) {
      // A newer version was published meanwhile: the page shows it, so that no player accepts terms unseen.
      if (errorCode(error) === ERROR.termsOutdated) void queryClient.invalidateQueries({ queryKey: ['content'] });
    },
  });
  const logOut = async () => {
    await authController().logout();
    void navigate(home, { replace: true });
  };

  if (
    terms.isError ||
    page.isError ||
    profile.isError ||
    (terms.isSuccess && !terms.data) ||
    (page.isSuccess && !page.data)
  ) {
    return (
      <Problem
        kind="server"
        onRetry={() => {
          void terms.refetch();
          void page.refetch();
          void profile.refetch();
        }}
      />
    );
  }
  if (!terms.data || !page.data || !profile.data)
    return (
      <div aria-busy="true">
        <Stack gap="lg">
          <Skeleton shape="h1" width="half" />
          <Skeleton lines={3} />
          <Skeleton shape="card" />
        </Stack>
      </div>
    );
  const { version, publishedAt } = terms.data;
  const accepted = profile.data.termsAndConditionsAcceptedVersion;
  if (!termsOutdated(accepted, version)) {
    return (
      <EmptyState
        icon={CircleCheck}
        title={text('site.terms.upToDate')}
        actions={<Button href={wanted}>{text('site.terms.goOn')}</Button>}
      >
        {text('site.terms.upToDateText', { version: accepted })}
      </EmptyState>
    );
  }
  return (
    <PageColumn width="text" top="none">
      <Stack gap="lg">
        <Stack gap="sm">
          <Heading level={1} size="h2">
            {text('site.terms.title')}
          </Heading>
          <Text>{text('site.terms.what', { version, accepted, date: format.date(publishedAt) })}</Text>
        </Stack>
        <Card padding="lg">
          <RichText blocks={page.data.body} />
        </Card>
        {accept.isError && <Alert live tone="negative" title={errorText(accept.error)} />}
        <Text size="sm" tone="muted">
          {text('site.terms.choice')}
        </Text>
        <Inline gap="sm">
          <Button size="lg" loading={accept.isPending} onClick={() => accept.mutate(version)}>
            {text('site.terms.accept', { version })}
          </Button>
          <Button size="lg" variant="secondary" disabled={accept.isPending} onClick={() => void logOut()}>
            {text('site.terms.logOut')}
          </Button>
        </Inline>
      </Stack>
    </PageColumn>
  );
}
