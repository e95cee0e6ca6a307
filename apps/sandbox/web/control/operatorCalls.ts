import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type * as operator from '@baize/contracts/operator';
import type { BodyOf, ResponseOf } from '@baize/contracts/route';
import type { OperatorAccess } from '../../src/control/controlPlugin.ts';
import { callServer } from '../design/callServer.ts';

export type Player = operator.OperatorPlayer;
export type PlayerChange = BodyOf<typeof operator.operatorPlayerUpdate>;
export type Flags = ResponseOf<typeof operator.operatorFlags>;
export type ApiClock = ResponseOf<typeof operator.operatorClock>;
export type Withdrawal = ResponseOf<typeof operator.operatorWithdrawals>[number];
export type WaitingDocuments = ResponseOf<typeof operator.operatorDocuments>[number];
export type AuditEntry = ResponseOf<typeof operator.operatorAudit>[number];

/** Operator calls have no socket, so live data is fetched again at this interval while the page is visible. */
const LIVE_MS = 3000;
const read = <Reply>(key: readonly unknown[], path: string, every: number | false = LIVE_MS): UseQueryResult<Reply> =>
  useQuery({
    queryKey: key,
    queryFn: () => callServer<Reply>(`/control/api/${path}`),
    refetchInterval: every,
    placeholderData: keepPreviousData,
  }) as UseQueryResult<Reply>;

export const useAccess = (): UseQueryResult<{ access: OperatorAccess; apiUrl: string }> =>
  useQuery({
    queryKey: ['access'],
    queryFn: () => callServer<{ access: OperatorAccess; apiUrl: string }>('/control/access'),
    refetchInterval: 5000,
  });
export const usePlayers = (search: string): UseQueryResult<Player[]> =>
  read(['players', search], `players?limit=100${search === '' ? '' : `&search=${encodeURIComponent(search)}`}`);
export const useFlags = (): UseQueryResult<Flags> => read(['flags'], 'flags');
export const useApiClock = (): UseQueryResult<ApiClock> => read(['clock'], 'clock', 10_000);
export const useWithdrawals = (): UseQueryResult<Withdrawal[]> => read(['withdrawals'], 'withdrawals');
export const useDocuments = (): UseQueryResult<WaitingDocuments[]> => read(['documents'], 'documents', 10_000);
export const useAudit = (): UseQueryResult<AuditEntry[]> => read(['audit'], 'audit?limit=100');

/** Saves a change of a player. The list shows the API's response, not a guess. */
export function useChangePlayer(): UseMutationResult<Player, Error, { playerId: string; change: PlayerChange }> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ playerId, change }) => callServer<Player>(`/control/api/players/${playerId}`, 'PATCH', change),
    onSuccess: (player) => {
      client.setQueriesData<Player[]>({ queryKey: ['players'] }, (players) =>
        players?.map((each) => (each.playerId === player.playerId ? player : each)),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
}

/** Changes a flag immediately and restores it if the API rejects the change. */
export function useChangeFlags(): UseMutationResult<Flags, Error, Partial<Flags>, { before: Flags | undefined }> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change) => callServer<Flags>('/control/api/flags', 'PATCH', change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: ['flags'] });
      const before = client.getQueryData<Flags>(['flags']);
      if (before) client.setQueryData<Flags>(['flags'], { ...before, ...change } as Flags);
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(['flags'], context?.before),
    onSuccess: (flags) => client.setQueryData(['flags'], flags),
    onSettled: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
}

export function useMoveClock(): UseMutationResult<ApiClock, Error, number> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (offsetSeconds) => callServer<ApiClock>('/control/api/clock', 'PUT', { offsetSeconds }),
    onSuccess: (clock) => client.setQueryData(['clock'], clock),
    onSettled: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
}

export function useDecideWithdrawal(): UseMutationResult<
  unknown,
  Error,
  { referenceId: string; decision: 'APPROVE' | 'REJECT'; reason?: string }
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ referenceId, ...body }) =>
      callServer(`/control/api/withdrawals/${referenceId}/decision`, 'POST', body),
    onSettled: () =>
      Promise.all(['withdrawals', 'players', 'audit'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
