import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CalendarDays, Users } from 'lucide-react';
import { Chip, Scroller } from '@baize/ui';
import { useText, useTranslationNamespace } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useLocalePath } from '@baize/shell';
import { SEARCH_FROM, sportsSearchQuery } from '../../api/search.ts';
import { segmentsOf } from '../../model/address.ts';
import { SPORTSBOOK_PATHS } from '../../paths.ts';
import * as css from './FoundEvents.css.ts';

/** How long the player must stop typing before the vendor is asked, in milliseconds. */
const SETTLED_MS = 250;
/** Hits that are shown. */
const SHOWN = 6;

/**
 * Teams and events whose names match the site’s search, in one line that the search keeps for them. Nothing if there are
 * none, or no answer.
 */
export function FoundEvents({ query }: { readonly query: string }) {
  const text = useText('sportsbook');
  const hasTexts = useTranslationNamespace('sportsbook');
  const toPath = useLocalePath();
  const wanted = useSettled(query.trim());
  const playerId = useSession()?.playerId ?? null;
  const { data } = useQuery({ ...sportsSearchQuery(wanted, playerId), enabled: wanted.length >= SEARCH_FROM });
  if (!hasTexts || !data || data.data.length === 0 || wanted.length < SEARCH_FROM) return null;
  return (
    <div className={css.found}>
      <Scroller label={text('sportsbook.search.title')} gap="xs">
        {data.data.slice(0, SHOWN).map(({ kind, name, detail, path }) => {
          const segments = segmentsOf({ path });
          return (
            <Chip
              key={[kind, name, ...segments].join('/')}
              shape="pill"
              icon={kind === 'team' ? Users : CalendarDays}
              href={toPath([SPORTSBOOK_PATHS.sportsbook, ...segments].join('/'))}
              count={detail ?? undefined}
            >
              {name}
            </Chip>
          );
        })}
      </Scroller>
    </div>
  );
}

/** Returns a value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
