import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TournamentDetails } from '@baize/contracts/tournament';
import { useText } from '@baize/i18n';
import { useErrorText, useToasts } from '@baize/shell';
import { Dialog } from '@baize/ui/Dialog';
import { leaveTournament, refreshTournaments } from '../../api/tournaments.ts';

/** Asks before a player leaves a tournament, with what that costs. */
export function LeaveTournament({
  tournament,
  onClose,
}: {
  readonly tournament: TournamentDetails;
  readonly onClose: () => void;
}) {
  const text = useText('tournaments');
  const errorText = useErrorText('tournaments');
  const toasts = useToasts();
  const client = useQueryClient();
  const leave = useMutation({
    mutationFn: () => leaveTournament(tournament),
    onSuccess: () => toasts.success(text('tournaments.left')),
    onError: (error) => toasts.error(errorText(error)),
    onSettled: async () => {
      await refreshTournaments(client);
      onClose();
    },
  });
  return (
    <Dialog
      open
      preferred="cancel"
      title={text('tournaments.leaveTitle')}
      confirmLabel={text('tournaments.leave')}
      cancelLabel={text('tournaments.stay')}
      loading={leave.isPending}
      onConfirm={() => {
        if (!leave.isPending) leave.mutate();
      }}
      onCancel={onClose}
    >
      {text('tournaments.leaveText')}
    </Dialog>
  );
}
