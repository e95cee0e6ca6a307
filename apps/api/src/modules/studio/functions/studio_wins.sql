-- Pays wins of many players in one round trip. Each is one call of studio_win and one transaction: it is committed before
-- the next one begins, so no transaction touches two players, a kill in between loses only what was not begun, and no
-- player waits for another one's lock longer than for its own win. Call it outside of a transaction.
-- Most of a win's time was its commit's wait for the disk. So all but the last commit leave the write to that last one: the
-- log has one order, and an answer is given only when all of it is on the disk. Whatever builds on a win before that is
-- later in the log, and so is the answer to its repetition: it locks the wallet too. Keep it that way.
-- An exception ends the call; what was committed before it stays, and reaches the disk with the next commit.
-- answers: studio_win's answers as text, a line for each win, in their order.
create or replace procedure studio_wins(p_wins jsonb, p_now timestamptz, inout answers text) language plpgsql as $$
#variable_conflict use_column
declare
  x record;
  r record;
  mover uuid;
  lines text[] := '{}';
begin
  for x in select * from jsonb_to_recordset(p_wins) as y (
    player uuid, session uuid, game text, round text, reference uuid, bet uuid, amount bigint, currency text, ended boolean)
  loop
    perform set_config('synchronous_commit', 'off', true);
    r := studio_win(x.player, x.session, x.game, x.round, x.reference, x.bet, x.amount, x.currency, p_now, x.ended);
    lines := lines || r::text;
    if mover is null or r.version is not null then mover := x.player; end if;
    commit;
  end loop;
  -- Something to write, so that this commit waits for the disk, and with it for all before it.
  if mover is not null then
    perform wallet_movement(mover, null, true);
    commit;
  end if;
  answers := array_to_string(lines, E'\n');
end $$;
