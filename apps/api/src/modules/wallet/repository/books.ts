import type { Queryable } from '../../../plugins/database.ts';

export interface LedgerFault {
  readonly fault: string;
  readonly player_id: string;
  readonly seq: number;
  readonly detail: string;
}

/** Lists every way in which the books are wrong; empty for a sound ledger. */
export async function verify(target: Queryable, playerId: string | null): Promise<LedgerFault[]> {
  return target.query<LedgerFault>('select * from wallet_verify($1)', [playerId]);
}

/** Wallets per statement of `verifyBooks`: each stays short, however many players there are. */
const BATCH = 200;

/**
 * Lists every way in which the books of all players are wrong, and movements without a wallet. Player after player, so
 * that no statement reads the whole ledger at once and each stays in one shard.
 */
export async function verifyBooks(target: Queryable): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const owners = await target.query<{ player_id: string; has_wallet: boolean }>(
      `select o.player_id, exists (select 1 from wallet w where w.player_id = o.player_id) as has_wallet
       from (select player_id from wallet where player_id > $1
             union select player_id from wallet_transaction where player_id > $1 and seq = 1) o
       order by o.player_id limit $2`,
      [after, BATCH],
    );
    for (const { player_id, has_wallet } of owners)
      if (!has_wallet) faults.push({ fault: 'movement_without_wallet', player_id, seq: 1, detail: '' });
    faults.push(
      ...(await target.query<LedgerFault>(
        'select v.* from unnest($1::uuid[]) as owner (player_id) cross join lateral wallet_verify(owner.player_id) v',
        [owners.map((owner) => owner.player_id)],
      )),
    );
    const last = owners.at(-1);
    if (!last || owners.length < BATCH) return faults;
    after = last.player_id;
  }
}
