import { Link, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';

/**
 * The way on from a field for the current password: a player who joined through a bank has none, and others forget it.
 */
export function NoPassword() {
  const text = useText('account');
  const toPath = useLocalePath();
  return (
    <Text size="sm" tone="muted">
      {text('account.privacy.noPassword')}{' '}
      <Link href={toPath('reset-password')}>{text('account.privacy.setPassword')}</Link>
    </Text>
  );
}
