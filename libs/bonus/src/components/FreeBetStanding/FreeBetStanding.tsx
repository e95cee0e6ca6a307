import type { FreeBetDetail } from '@baize/contracts/reward';
import { useText } from '@baize/i18n';
import { Text } from '@baize/ui';

/** Says how the player uses a free bet, or on which bet it is. */
export function FreeBetStanding({ freeBet }: { readonly freeBet: FreeBetDetail }) {
  const text = useText('bonus');
  return (
    <Text size="sm">
      {freeBet.state === 'STAKED'
        ? text('bonus.freeBet.staked', { bet: freeBet.bet ?? '' })
        : text('bonus.freeBet.ready')}
    </Text>
  );
}
