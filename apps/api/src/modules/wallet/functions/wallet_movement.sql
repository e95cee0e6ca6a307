-- Finds a movement by its reference, for modules that decide by what became of it. Every column is null if there is none.
-- p_lock takes the lock of the wallet's row first: until the transaction ends, nothing else changes the player's movements.
create or replace function wallet_movement(
  p_player uuid, p_reference uuid, p_lock boolean,
  out seq bigint, out type transaction_type, out category transaction_category, out status transaction_status,
  out amount bigint, out bonus_amount bigint, out settled boolean, out game_id text, out round_id text
) language plpgsql as $$
begin
  if p_lock then perform 1 from wallet w where w.player_id = p_player for no key update; end if;
  select t.seq, t.type, t.category, t.status, t.amount, t.bonus_amount, t.settled, t.game_id, t.round_id
    into seq, type, category, status, amount, bonus_amount, settled, game_id, round_id
    from wallet_transaction t where t.player_id = p_player and t.reference_id = p_reference;
end $$;
