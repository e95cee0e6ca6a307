import { useState } from 'react';
import { exactTime, timeAgo } from '../design/timeAgo.ts';
import { DecisionCell, DecisionHead, DecisionNotices } from './Decision.tsx';
import { money } from './money.ts';
import { useDecideHeldWin, useHeldWins, type HeldWin } from './operatorCalls.ts';
import { ConfirmDialog, type Question } from './Surface.tsx';
import { TablePanel } from './TablePanel.tsx';

/** Wins above their game's published maximum. Paying one waits for a second person; refusing one does not. */
export function HeldWins() {
  const decide = useDecideHeldWin();
  const [question, setQuestion] = useState<Question>();
  const busy = (each: HeldWin): boolean => decide.isPending && decide.variables.id === each.referenceId;
  const ask = (each: HeldWin, decision: 'APPROVE' | 'REJECT'): void => {
    const amount = money(each.amount, each.currencyCode);
    setQuestion({
      ...(decision === 'APPROVE'
        ? {
            title: 'Pay this win?',
            text: `${amount} is added to the player’s balance once a second person has approved it.`,
            confirm: 'Pay the win',
            tone: 'primary',
          }
        : {
            title: 'Refuse this win?',
            text: `We tell the player that the win of ${amount} is not valid.`,
            confirm: 'Refuse the win',
          }),
      askReason: true,
      onConfirm: (reason) => decide.mutate({ id: each.referenceId, decision, reason }),
    });
  };
  return (
    <TablePanel
      id="held-wins"
      title="Held wins"
      notices={<DecisionNotices decide={decide} waits="This win waits for a second person under Approvals." />}
      query={useHeldWins()}
      blank={{ title: 'No held wins', text: 'Wins above their game’s published maximum appear here.' }}
      head={
        <>
          <th>Game</th>
          <th>Studio</th>
          <th className="amount">Stake</th>
          <th className="amount">Win</th>
          <th>Maximum</th>
          <th>Held</th>
          <DecisionHead />
        </>
      }
      row={(each) => (
        <tr key={each.referenceId}>
          <td title={each.roundId}>{each.gameTitle}</td>
          <td>{each.studio}</td>
          <td className="amount">{money(each.stake, each.currencyCode)}</td>
          <td className="amount">
            <strong>{money(each.amount, each.currencyCode)}</strong>
          </td>
          <td>{each.maxWinStakes} stakes</td>
          <td title={exactTime(each.heldAt)}>{timeAgo(each.heldAt)}</td>
          <DecisionCell
            accept={{
              text: 'Pay',
              label: `Pay ${money(each.amount, each.currencyCode)} in ${each.gameTitle}`,
              disabled: busy(each),
              onPress: () => ask(each, 'APPROVE'),
            }}
            refuse={{
              text: 'Refuse',
              label: `Refuse ${money(each.amount, each.currencyCode)} in ${each.gameTitle}`,
              disabled: busy(each),
              onPress: () => ask(each, 'REJECT'),
            }}
          />
        </tr>
      )}
      dialog={question ? <ConfirmDialog question={question} onClose={() => setQuestion(undefined)} /> : null}
    />
  );
}
