import { useQueryClient } from '@tanstack/react-query';
import { playerQueries } from '@baize/shell';

/**
 * Returns what "Try again" does where the cashier is closed by a failure: it asks the gate again, and repeats every call
 * about the player's money that failed. A page needs several answers, and the button must not forget one of them.
 */
export function useRetryCashier(): () => void {
  const client = useQueryClient();
  return () => {
    const gates = ['deposit-check', 'withdrawal-check'].map((gate) => playerQueries('wallet', gate));
    const all = playerQueries('wallet');
    void client.refetchQueries({
      type: 'active',
      predicate: (query) =>
        (query.state.status === 'error' && all.predicate?.(query) === true) ||
        gates.some((gate) => gate.predicate?.(query)),
    });
  };
}
