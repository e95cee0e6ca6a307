import { Navigate } from 'react-router-dom';
import { Alert, Button, Heading, Inline, Link, PageColumn, Skeleton, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useAuthorisation } from '@baize/session';
import { useLocalePath, useOverlay } from '@baize/shell';
import { PaymentMethods } from '../../components/PaymentMethods/PaymentMethods.tsx';
import { pagePath } from '../../paths.ts';

/**
 * `deposit` (A§2): redirects players to the cashier. Visitors see the payment methods, and go to the cashier after
 * login.
 */
export function DepositEntry() {
  const text = useText('content');
  const toPath = useLocalePath();
  const authorisation = useAuthorisation();
  const [, openOverlay] = useOverlay();
  if (authorisation.status !== 'resolved')
    return (
      <PageColumn width="page" top="none">
        <Stack gap="lg" aria-busy>
          <Skeleton shape="h1" width="half" />
          <Skeleton lines={5} />
        </Stack>
      </PageColumn>
    );
  // After login the player returns here (A§2) and is redirected to the cashier, or to the part of it that they may use.
  if (authorisation.authorised) return <Navigate to={toPath('my-account/banking')} replace />;
  return (
    <PageColumn width="page" top="none">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} size="h1">
            {text('content.deposit.title')}
          </Heading>
          <Text size="lg" tone="muted" measure>
            {text('content.deposit.lead')}
          </Text>
        </Stack>
        <Inline gap="sm">
          <Button size="lg" onClick={() => openOverlay('auth.login')}>
            {text('content.action.logIn')}
          </Button>
          <Button size="lg" variant="secondary" href={toPath('signup')}>
            {text('content.action.join')}
          </Button>
        </Inline>
        <PaymentMethods />
        <Alert
          tone="info"
          actions={<Link href={toPath(pagePath('responsible-gambling'))}>{text('content.deposit.limitLink')}</Link>}
        >
          {text('content.deposit.limit')}
        </Alert>
      </Stack>
    </PageColumn>
  );
}
