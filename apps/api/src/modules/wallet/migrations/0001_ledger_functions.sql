-- Room for a new version of the row on its own page: a movement then touches no index of the wallet.
alter table wallet set (fillfactor = 40);
--> statement-breakpoint
alter table wallet_transaction set (fillfactor = 90);
--> statement-breakpoint
-- What is booked stays booked: a correction is a further movement.
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % is refused. Book a movement that corrects the earlier one.', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_posting_append_only before update or delete or truncate on ledger_posting for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger wallet_transaction_append_only before delete or truncate or update of player_id, seq, reference_id, type, category, amount, bonus_amount, balance_after, main_after, bonus_after, created_at
  on wallet_transaction for each statement execute function ledger_refuse_change();
--> statement-breakpoint
-- What any account holds, from its postings alone.
create view ledger_balance as
  select p.account, sum(p.amount)::bigint as balance, count(*) as postings from ledger_posting p group by p.account;
