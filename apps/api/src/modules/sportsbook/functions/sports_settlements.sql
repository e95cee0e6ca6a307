-- Books results of many players' bets in one round trip. Each player's are one call of sports_settle and one transaction:
-- it is committed before the next player's begins, so no transaction touches two players, and a kill in between loses only
-- what was not begun. Call it outside of a transaction.
-- An exception ends the call; what was committed before it stays.
-- answers: for each player, in their order, what became of the bets and the balances after them, as JSON.
create or replace procedure sports_settlements(p_players jsonb, p_now timestamptz, inout answers text)
language plpgsql as $$
#variable_conflict use_column
declare
  x record;
  w record;
  settled json;
  lines text[] := '{}';
begin
  for x in select * from jsonb_to_recordset(p_players) as y (player uuid, bets jsonb) loop
    select json_agg(json_build_object('bet', s.bet, 'status', s.status, 'outstanding', s.outstanding) order by s.place)
      into settled from sports_settle(x.player, x.bets, p_now) with ordinality as s (bet, status, outstanding, place);
    w := wallet_balances(x.player);
    lines := lines || json_build_object('settled', settled, 'balances', json_build_object('main', w.main,
      'locked', w.locked, 'sportsBonus', w.sports_bonus, 'casinoBonus', w.casino_bonus,
      'liveCasinoBonus', w.live_casino_bonus, 'version', w.version))::text;
    commit;
  end loop;
  answers := '[' || array_to_string(lines, ',') || ']';
end $$;
