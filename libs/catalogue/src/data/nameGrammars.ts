import { readFileSync } from 'node:fs';

/**
 * Grammar of the invented names of one kind of game. A template's `{word}` is drawn from the list of that name. The lists
 * contain our own words; `data.test.ts` keeps well-known titles out.
 */
export interface NameGrammar {
  readonly templates: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** A grammar in its file: each list is one text, `Falcon|Ibis|Jackal`. */
interface GrammarFile {
  readonly [kind: string]: { readonly templates: string; readonly words: Readonly<Record<string, string>> };
}

const listOf = (text: string): readonly string[] => text.split('|');

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const readGrammars = (file: string): Readonly<Record<string, NameGrammar>> =>
  mapValues(
    JSON.parse(readFileSync(new URL(`./nameGrammars/${file}`, import.meta.url), 'utf8')) as GrammarFile,
    ({ templates, words }) => ({ templates: listOf(templates), words: mapValues(words, listOf) }),
  );

/** Names of slots: theme → templates and words. Names are drawn in this order, so another order gives other names. */
export const SLOT_GRAMMARS = readGrammars('slots.json');
/** Names of table, card and draw games: type → templates and words. */
export const TABLE_GRAMMARS = readGrammars('tables.json');

/** Endings of names: sequels first, then mechanics that several studios share. */
export const SEQUELS = ['II', 'III', '2', 'Deluxe', 'Returns', 'Reforged', 'After Dark', 'Remastered'] as const;
export const MECHANIC_SUFFIX = {
  thousandWays: 'Thousand Ways',
  jackpot: 'Jackpot',
  hold: 'Hold & Draw',
  extra: 'Xtra',
} as const;

/** Titles of well-known games that a grammar might produce by accident. A name that contains one is drawn again. */
export const RESERVED_TITLES: readonly string[] = listOf(
  'book of |gates of |sweet bonanza|sugar rush|big bass|wolf gold|starburst|gonzo|mega moolah|megaways|fire joker|dead or alive|eye of horus|cleopatra|lightning roulette|crazy time|monopoly|dream catcher|lucky lady|sizzling hot|money train|razor|immortal romance|buffalo king|divine fortune|twin spin|jack and the|wild west gold|fruit party|dog house|aviator|golden tiger|lord of the ocean|dolphin|reactoonz|legacy of|rise of|fishin|pirates plenty|great rhino|hot to burn|thunderstruck|age of the gods|jammin|valley of the|hall of gods|infinity blackjack|speed baccarat|jacks or better',
);
