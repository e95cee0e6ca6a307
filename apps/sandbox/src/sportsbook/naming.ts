import { readPlayer } from './model/basketball.ts';
import { BUILDER, readBuilder, type BuilderPart } from './model/builder.ts';
import { readMarketId } from './model/lines.ts';

/** Looks a text up; `{name}` is filled in. */
export type Words = ((key: string, values?: Readonly<Record<string, string | number>>) => string) & {
  /** Language tag for numbers. */
  readonly tag: string;
};
/** What names are made of. */
export interface Named {
  readonly home: string;
  readonly away: string;
  readonly players?: { readonly home: readonly string[]; readonly away: readonly string[] } | undefined;
  readonly runners?: readonly string[] | undefined;
}

/** Returns a market's name: "Total goals", "Player points: A. Lindqvara". */
export function marketName(words: Words, event: Named, marketId: string): string {
  const { kind, argument } = readMarketId(marketId);
  if (kind === 'next-goal' || kind === 'set-winner') return words(`market.${kind}`, { number: argument });
  if (kind === 'player-points') {
    const { side, player } = readPlayer(argument);
    return `${words('market.player-points')}: ${event.players?.[side][player] ?? ''}`;
  }
  return words(`market.${kind}`);
}
const number = (words: Words, line: number): string => new Intl.NumberFormat(words.tag).format(line);
const signed = (words: Words, line: number): string =>
  new Intl.NumberFormat(words.tag, { signDisplay: 'exceptZero' }).format(line);

/** Returns a part's name with its market where the name alone would not say what must happen: "Both teams to score: Yes". */
export function partName(words: Words, event: Named, { marketId, code }: BuilderPart): string {
  const name = selectionName(words, event, marketId, code);
  const { kind } = readMarketId(marketId);
  return kind === 'totals' || kind === 'handicap' ? name : `${marketName(words, event, marketId)}: ${name}`;
}

/** Returns a selection's name: "Over 2.5", "Eldermere United −0.5", "Draw". */
export function selectionName(words: Words, event: Named, marketId: string, code: string): string {
  const { kind, argument } = readMarketId(marketId);
  const side = code === '1' ? event.home : code === '2' ? event.away : null;
  switch (kind) {
    case 'double-chance': {
      const part = (each: string): string =>
        each === '1' ? event.home : each === '2' ? event.away : words('pick.draw');
      return words('pick.or', { one: part(code.charAt(0)), two: part(code.charAt(1)) });
    }
    case 'totals':
    case 'total-sets':
      return words(`pick.${code}`, { line: number(words, Number(argument)) });
    case 'player-points':
      return words(`pick.${code}`, { line: number(words, readPlayer(argument).line) });
    case 'handicap':
    case 'set-handicap':
      return `${side ?? ''} ${signed(words, code === '1' ? Number(argument) : -Number(argument))}`;
    case 'scorer':
      return event.players?.[code.startsWith('h') ? 'home' : 'away'][Number(code.slice(1))] ?? code;
    case 'race-winner':
    case 'race-place':
      return `${Number(code.slice(1)) + 1}. ${event.runners?.[Number(code.slice(1))] ?? ''}`;
    case BUILDER:
      return (readBuilder(marketId) ?? []).map((part) => partName(words, event, part)).join(' + ');
    case 'correct-score':
      return code === 'other' ? words('pick.other') : code;
    default:
      return side ?? words(code === 'X' ? 'pick.draw' : `pick.${code}`);
  }
}
