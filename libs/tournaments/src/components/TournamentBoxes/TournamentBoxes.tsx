import { Trophy } from 'lucide-react';
import { useText, useTranslationNamespace } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { Grid, Link, Section } from '@baize/ui';
import { useTournaments } from '../../api/tournaments.ts';
import { TOURNAMENT_PATHS } from '../../paths.ts';
import { TournamentCard } from '../TournamentCard/TournamentCard.tsx';
import { useBoxes } from '../../api/boxes.ts';

/** Boxes of a lobby or the home page. The list has the others. */
const SHOWN = 3;

/**
 * B§3 tournament boxes: the tournaments that run or are announced, with the content's words where it has a box for them.
 * Renders nothing while there are none.
 */
export function TournamentBoxes() {
  const text = useText('tournaments');
  const toPath = useLocalePath();
  // A lobby does not come with the texts of tournaments.
  const hasTexts = useTranslationNamespace('tournaments');
  const boxes = useBoxes();
  const open = useTournaments().data?.filter(({ state }) => state === 'RUNNING' || state === 'UPCOMING') ?? [];
  if (!hasTexts || !boxes || open.length === 0) return null;
  return (
    <Section
      title={text('tournaments.title')}
      icon={Trophy}
      end={<Link href={toPath(TOURNAMENT_PATHS.list)}>{text('tournaments.all')}</Link>}
    >
      <Grid columns={{ base: 1, md: 2, lg: open.length >= SHOWN ? 3 : 2 }} gap="lg">
        {open.slice(0, SHOWN).map((each) => (
          <TournamentCard key={each.tournamentId} tournament={each} box={boxes.get(each.slug)} />
        ))}
      </Grid>
    </Section>
  );
}
