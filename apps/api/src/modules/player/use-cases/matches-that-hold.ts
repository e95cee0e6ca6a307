import type { Queryable } from '../../../plugins/database.ts';
import { accountsOfPerson, likelyAccounts, openReviewOf, type LikelyMatch } from '../../person/index.ts';
import { isHeldFor } from '../model/held-account.ts';
import { findPlayers } from '../repository/players.ts';

/** What a code has proved. A stranger can state anything else about a player, such as their address. */
const PROVED: LikelyMatch['kinds'] = ['PHONE', 'TAGGED_EMAIL'];

/**
 * Returns those of the likely matches that may hold an account. One does not if another account, which is certainly the
 * same person's, is older than the match and looks like it too: the match does not hold that one either (`isHeldFor`),
 * and what the person may do there, they may do here. Otherwise a stranger could open an account with a player's name and
 * birth date, and so have every further account of that player held. A phone or mailbox in common holds the account
 * nevertheless, unless the older one has it in common too.
 * @param certain other accounts that are certainly the same person's
 */
export async function matchesThatHold(
  db: Queryable,
  matches: readonly LikelyMatch[],
  certain: readonly string[],
): Promise<readonly LikelyMatch[]> {
  if (matches.length === 0 || certain.length === 0) return matches;
  const players = await findPlayers(db, [...certain, ...matches.map(({ accountId }) => accountId)]);
  const known = new Set<string>();
  for (const id of certain) {
    const own = players.get(id);
    // What holds that account holds this one too.
    if (!own || (await openReviewOf(db, id))) continue;
    const shared = new Map((await likelyAccounts(db, id)).map(({ accountId, kinds }) => [accountId, kinds]));
    for (const { accountId, kinds } of matches) {
      const match = players.get(accountId);
      const both = shared.get(accountId);
      const isProved = kinds.some((kind) => PROVED.includes(kind) && !both?.includes(kind));
      if (match && both && !isProved && !isHeldFor(own, match)) known.add(accountId);
    }
  }
  return matches.filter(({ accountId }) => !known.has(accountId));
}

/** Returns the accounts that certainly belong to an account's owner, without itself. */
export const otherAccountsOf = async (db: Queryable, accountId: string): Promise<readonly string[]> =>
  (await accountsOfPerson(db, accountId)).filter((id) => id !== accountId);
