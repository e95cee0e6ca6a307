import { useState } from 'react';
import { exactTime, timeAgo } from '../design/timeAgo.ts';
import { DecisionCell, DecisionHead, DecisionNotices } from './Decision.tsx';
import { words } from './money.ts';
import { useDecidePersonReview, usePersonReviews, type PersonDecision, type PersonReview } from './operatorCalls.ts';
import { STATUS_TONES } from './statusTones.ts';
import { ConfirmDialog, type Question } from './Surface.tsx';
import { TablePanel } from './TablePanel.tsx';

/** What two accounts share (ruling 24), in words. */
const SHARED: Readonly<Record<string, string>> = {
  EMAIL: 'same email address',
  IDENTITY: 'same phone, name and date of birth',
  LINK: 'linked by an operator',
  TAGGED_EMAIL: 'same email address apart from a +tag',
  PHONE: 'same phone',
  NAME_AND_BIRTH: 'same name and date of birth',
  SIMILAR_NAME_AND_BIRTH: 'a name that looks the same, and the same date of birth',
  PART_OF_NAME_AND_BIRTH: 'one name within the other, and the same date of birth',
  SIMILAR_NAME_AND_ADDRESS: 'a name that looks the same, and the same address',
  BIRTH_AND_ADDRESS: 'same date of birth and address, and the same first name or surname',
  BIRTH_AND_HOME: 'same date of birth and address',
  CPF: 'same CPF',
  MISSPELT_NAME_AND_BIRTH: 'a name that differs by one letter, and the same date of birth',
  INITIAL_AND_SURNAME: 'an initial of the same name, and the same date of birth or address',
};

function Account({ player }: { player: PersonReview['player'] }) {
  return (
    <>
      <strong>{player.name}</strong>
      <br />
      <span className="small">
        {player.email}, {player.brand}
      </span>
      <br />
      <span className="tag" data-tone={STATUS_TONES[player.accountStatus]}>
        {words(player.accountStatus)}
      </span>{' '}
      {player.multibrandSuspended ? (
        <span className="tag" data-tone="bad">
          suspended everywhere
        </span>
      ) : null}
    </>
  );
}

/**
 * Accounts that take no deposit until someone has decided whether they belong to a person with another account
 * (ruling 24).
 */
export function PersonReviews() {
  const decide = useDecidePersonReview();
  const [question, setQuestion] = useState<Question>();
  const ask = ({ player }: PersonReview, decision: PersonDecision): void =>
    setQuestion({
      ...(decision === 'RELEASED'
        ? {
            title: 'Different people?',
            text: `${player.name} can deposit again. If one of the other accounts is kept out, a second person must approve this.`,
            confirm: 'Release the account',
            tone: 'primary',
          }
        : {
            title: 'One person?',
            text: `Limits, time-outs and exclusions of these accounts apply to ${player.name} at once, and count for all of them from now on.`,
            confirm: 'Treat as one person',
          }),
      askReason: true,
      onConfirm: (reason) => decide.mutate({ id: player.playerId, decision, reason }),
    });
  return (
    <TablePanel
      id="people"
      title="Same person?"
      notices={<DecisionNotices decide={decide} waits="This release waits for a second person under Approvals." />}
      query={usePersonReviews()}
      blank={{
        title: 'No held accounts',
        text: 'New accounts that may belong to someone with another account wait here. They take no deposit meanwhile.',
      }}
      head={
        <>
          <th>Held account</th>
          <th>Other accounts</th>
          <th>In common</th>
          <th>Held</th>
          <DecisionHead />
        </>
      }
      row={(review) => {
        const { player, matches, openedAt } = review;
        const isBusy = decide.isPending && decide.variables.id === player.playerId;
        return (
          <tr key={player.playerId}>
            <td>
              <Account player={player} />
            </td>
            <td>
              {matches.map((match) => (
                <div key={match.player.playerId}>
                  <Account player={match.player} />
                </div>
              ))}
            </td>
            <td>
              {[...new Set(matches.flatMap(({ kinds }) => kinds))]
                .map((kind) => SHARED[kind] ?? words(kind))
                .join(', ')}
            </td>
            <td title={exactTime(openedAt)}>{timeAgo(openedAt)}</td>
            <DecisionCell
              accept={{
                text: 'Release',
                label: `Release ${player.email}`,
                disabled: isBusy,
                onPress: () => ask(review, 'RELEASED'),
              }}
              refuse={{
                text: 'Same person',
                label: `Treat ${player.email} as one person with the other accounts`,
                disabled: isBusy,
                onPress: () => ask(review, 'SAME_PERSON'),
              }}
            />
          </tr>
        );
      }}
      dialog={question ? <ConfirmDialog question={question} onClose={() => setQuestion(undefined)} /> : null}
    />
  );
}
