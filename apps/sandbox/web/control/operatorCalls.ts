import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type * as operator from '@baize/contracts/operator';
import { HEADERS, type BodyOf, type ResponseOf } from '@baize/contracts/route';
import type { ControlAccess } from '../../src/control/controlPlugin.ts';
import { callServer } from '../design/callServer.ts';

export type Player = operator.OperatorPlayer;
export type PlayerChange = BodyOf<typeof operator.operatorPlayerUpdate>;
export type Flags = ResponseOf<typeof operator.operatorFlags>;
export type ApiClock = ResponseOf<typeof operator.operatorClock>;
export type Withdrawal = ResponseOf<typeof operator.operatorWithdrawals>[number];
export type PersonReview = ResponseOf<typeof operator.operatorPersonReviews>[number];
export type PersonDecision = BodyOf<typeof operator.operatorPersonReviewDecision>['decision'];
export type HeldWin = ResponseOf<typeof operator.operatorHeldWins>[number];
export type KycEntry = ResponseOf<typeof operator.operatorKycQueue>[number];
export type KycFile = ResponseOf<typeof operator.operatorKycFile>;
export type KycRequest = BodyOf<typeof operator.operatorKycRequest>;
export type KycDecision = BodyOf<typeof operator.operatorKycDecision>;
export type Approval = operator.OperatorApproval;
/** The answer to a call that waits for a second person: nothing has changed yet. */
export interface Waiting {
  readonly approval: Approval;
}
export const isWaiting = (answer: unknown): answer is Waiting =>
  typeof answer === 'object' && answer !== null && 'approval' in answer;
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

/** Calls an operator call that changes something, with the reason for the audit log. */
const change = <Reply>(
  path: string,
  method: 'POST' | 'PUT' | 'PATCH',
  body: unknown,
  reason?: string,
): Promise<Reply> =>
  callServer<Reply>(
    `/control/api/${path}`,
    method,
    body,
    reason === undefined ? {} : { [HEADERS.operatorReason]: encodeURIComponent(reason) },
  );

export const useAccess = (): UseQueryResult<ControlAccess> =>
  useQuery({
    queryKey: ['access'],
    queryFn: () => callServer<ControlAccess>('/control/access'),
    refetchInterval: 5000,
  });
export function useSignOut(): UseMutationResult<unknown, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callServer('/control/sign-out', 'POST'),
    onSettled: () => client.resetQueries(),
  });
}
export const usePlayers = (search: string): UseQueryResult<Player[]> =>
  read(['players', search], `players?limit=100${search === '' ? '' : `&search=${encodeURIComponent(search)}`}`);
export const useFlags = (): UseQueryResult<Flags> => read(['flags'], 'flags');
export const useApiClock = (): UseQueryResult<ApiClock> => read(['clock'], 'clock', 10_000);
export const useWithdrawals = (): UseQueryResult<Withdrawal[]> => read(['withdrawals'], 'withdrawals');
export const useHeldWins = (): UseQueryResult<HeldWin[]> => read(['held-wins'], 'held-wins');
export const usePersonReviews = (): UseQueryResult<PersonReview[]> => read(['person-reviews'], 'person-reviews');
export const useKycQueue = (): UseQueryResult<KycEntry[]> => read(['kyc'], 'kyc/queue');
export const useApprovals = (): UseQueryResult<Approval[]> => read(['approvals'], 'approvals');
export const useAudit = (): UseQueryResult<AuditEntry[]> => read(['audit'], 'audit?limit=100');

/** Saves a change of a player, or has it wait for a second person. The list shows the API's response, not a guess. */
export function useChangePlayer(): UseMutationResult<
  Player | Waiting,
  Error,
  { playerId: string; change: PlayerChange; reason: string }
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ playerId, change: body, reason }) =>
      change<Player | Waiting>(`players/${playerId}`, 'PATCH', body, reason),
    onSuccess: (player) => {
      if (isWaiting(player)) return;
      client.setQueriesData<Player[]>({ queryKey: ['players'] }, (players) =>
        players?.map((each) => (each.playerId === player.playerId ? player : each)),
      );
    },
    onSettled: () => Promise.all(['audit', 'approvals'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}

/** A change of one player that needs no more than the reason. */
export type PlayerCall = UseMutationResult<Waiting | undefined, Error, { playerId: string; reason: string }>;
function usePlayerCall(method: 'POST' | 'PUT', path: string, body?: object): PlayerCall {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ playerId, reason }) =>
      change<Waiting | undefined>(`players/${playerId}/${path}`, method, body, reason),
    onSettled: () =>
      Promise.all(['players', 'audit', 'approvals'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
export const useRemoveSecondFactor = (): PlayerCall => usePlayerCall('POST', 'second-factor/removal');
/** Adds money to a player's balance, or takes it, to correct an error. @param amount as the wire has it */
export function useCorrectBalance(amount: number, currencyCode: string): PlayerCall {
  // The same correction moves money once, however often it is sent.
  const [correctionId] = useState(() => crypto.randomUUID());
  return usePlayerCall('POST', 'balance-corrections', { correctionId, amount, currencyCode });
}
/** Invites a player to the highest loyalty level, or takes the invitation back. */
export const useChangeInvitation = (isInvited: boolean): PlayerCall =>
  usePlayerCall('PUT', 'level-invitation', { isInvited });

/** Changes a flag immediately and restores it if the API rejects the change. */
export function useChangeFlags(): UseMutationResult<Flags, Error, Partial<Flags>, { before: Flags | undefined }> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (flags) => change<Flags>('flags', 'PATCH', flags),
    onMutate: async (flags) => {
      await client.cancelQueries({ queryKey: ['flags'] });
      const before = client.getQueryData<Flags>(['flags']);
      if (before) client.setQueryData<Flags>(['flags'], { ...before, ...flags } as Flags);
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
    mutationFn: (offsetSeconds) => change<ApiClock>('clock', 'PUT', { offsetSeconds }),
    onSuccess: (clock) => client.setQueryData(['clock'], clock),
    onSettled: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
}

interface Decision<Choice> {
  readonly id: string;
  readonly decision: Choice;
  readonly reason: string;
}
function useDecision<Choice = 'APPROVE' | 'REJECT'>(
  path: (id: string) => string,
): UseMutationResult<Waiting | undefined, Error, Decision<Choice>> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision, reason }) => change<Waiting | undefined>(path(id), 'POST', { decision }, reason),
    onSettled: () =>
      Promise.all(
        ['withdrawals', 'held-wins', 'person-reviews', 'players', 'approvals', 'audit'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
export const useDecideWithdrawal = (): ReturnType<typeof useDecision> =>
  useDecision((id) => `withdrawals/${id}/decision`);
export const useDecideHeldWin = (): ReturnType<typeof useDecision> => useDecision((id) => `held-wins/${id}/decision`);
export const useDecideApproval = (): ReturnType<typeof useDecision> => useDecision((id) => `approvals/${id}/decision`);
export const useDecidePersonReview = (): ReturnType<typeof useDecision<PersonDecision>> =>
  useDecision<PersonDecision>((id) => `person-reviews/${id}/decision`);

/** Fetches a file of a document; the API records each reading. */
export const readKycFile = (playerId: string, fileId: string): Promise<KycFile> =>
  callServer<KycFile>(`/control/api/kyc/players/${playerId}/files/${fileId}`);

/** Saves a decision about a document, or has it wait for a second person. */
export function useDecideDocument(): UseMutationResult<
  Waiting | undefined,
  Error,
  { readonly entry: KycEntry; readonly body: KycDecision; readonly reason: string }
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entry: { player, document }, body, reason }) =>
      change<Waiting | undefined>(
        `kyc/players/${player.playerId}/documents/${document.id}/decision`,
        'POST',
        body,
        reason,
      ),
    onSettled: () =>
      Promise.all(['kyc', 'players', 'approvals', 'audit'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}

/** Asks the player with this email for a document. */
/** Finds the accounts with an email: one at each brand at most. @throws Error if there is none */
export function useFindByEmail(): UseMutationResult<readonly Player[], Error, string> {
  return useMutation({
    mutationFn: async (email) => {
      const found = await callServer<Player[]>(`/control/api/players?search=${encodeURIComponent(email)}`);
      const players = found.filter((player) => player.email.toLowerCase() === email.toLowerCase());
      if (players.length === 0) throw new Error(`There is no player with the email ${email}.`);
      return players;
    },
  });
}

export function useRequestDocument(): UseMutationResult<
  unknown,
  Error,
  { readonly playerId: string; readonly body: KycRequest; readonly reason: string }
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ playerId, body, reason }) => change(`kyc/players/${playerId}/requests`, 'POST', body, reason),
    onSettled: () => Promise.all(['kyc', 'audit'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}
