-- Pays wins of many players in one round trip. Each is one call of studio_win and one transaction: it is committed before
-- the next one begins, so no transaction touches two players, a kill in between loses only what was not begun, and no
-- player waits for another one's lock longer than for its own win. Call it outside of a transaction.
-- An exception ends the call; what was committed before it stays.
-- answers: studio_win's answers as text, a line for each win, in their order.
create or replace procedure studio_wins(p_wins jsonb, p_now timestamptz, inout answers text) language plpgsql as $$
#variable_conflict use_column
declare
  x record;
  lines text[] := '{}';
begin
  for x in select * from jsonb_to_recordset(p_wins) as y (
    player uuid, session uuid, game text, round text, reference uuid, bet uuid, amount bigint, currency text, ended boolean)
  loop
    lines := lines || studio_win(x.player, x.session, x.game, x.round, x.reference, x.bet, x.amount, x.currency, p_now,
      x.ended)::text;
    commit;
  end loop;
  answers := array_to_string(lines, E'\n');
end $$;
