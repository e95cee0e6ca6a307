import { ScrollText } from 'lucide-react';
import type { TournamentDetails } from '@baize/contracts/tournament';
import { useText } from '@baize/i18n';
import { List, Section, Text } from '@baize/ui';
import { useTournamentWords } from '../../words/use-tournament-words.ts';

/** A stake and its win, as the example of the rules: four times the smallest stake that counts. */
const EXAMPLE = 4;

/** The rules of a tournament in whole sentences, in the reader's currency. */
export function TournamentRules({ tournament }: { readonly tournament: TournamentDetails }) {
  const text = useText('tournaments');
  const { money } = useTournamentWords();
  const { rules, scoring, vertical, currencyCode } = tournament;
  const smallest = money(rules.minimumStake, currencyCode);
  const sentences = [
    scoring === 'BEST_MULTIPLE'
      ? text('tournaments.rule.BEST_MULTIPLE', {
          stake: smallest,
          winnings: money(Math.round(rules.minimumStake * 100 * EXAMPLE) / 100, currencyCode),
          points: EXAMPLE,
        })
      : text('tournaments.rule.POINTS_PER_STAKE', { amount: money(rules.stakePerPoint ?? 0, currencyCode) }),
    text('tournaments.rule.minimum', { amount: smallest }),
    rules.gameCount === null
      ? text(`tournaments.rule.all.${vertical}`)
      : text('tournaments.rule.games', { count: rules.gameCount }),
    text('tournaments.rule.tie'),
    text('tournaments.rule.finish', { minutes: rules.finishMinutes }),
    text('tournaments.rule.cancelled'),
    text('tournaments.rule.limits'),
  ];
  return (
    <Section title={text('tournaments.rules')} icon={ScrollText}>
      <List
        items={sentences.map((rule) => ({
          id: rule,
          title: (
            <Text as="span" weight="regular">
              {rule}
            </Text>
          ),
        }))}
        texts
      />
    </Section>
  );
}
