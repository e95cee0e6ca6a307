-- Lists every way in which the audit log was changed after it was written, one row per fault; no row means that the
-- chain is whole. Give the number and hash of an entry that was seen before, and a chain that was rewritten as a whole is
-- found too.
create or replace function audit_verify(p_seq bigint default null, p_hash text default null)
returns table (fault text, seq bigint, detail text) language sql stable as $$
  with chain as (
    select e.seq, e.hash, e.prev_hash, audit_hash(e) as computed,
      lag(e.seq) over (order by e.seq) as seq_before, lag(e.hash) over (order by e.seq) as hash_before
    from operator_audit e where e.seq is not null
  ),
  head as (select * from audit_head)
  select 'entry_changed', chain.seq, '' from chain where chain.hash is distinct from chain.computed
  union all
  select 'entry_missing', chain.seq, format('follows %s', coalesce(chain.seq_before, 0))
    from chain where chain.seq <> coalesce(chain.seq_before, 0) + 1
  union all
  select 'chain_broken', chain.seq, ''
    from chain, head where chain.prev_hash is distinct from coalesce(chain.hash_before, head.genesis)
  union all
  select 'head_differs', head.seq, format('the last entry is %s', coalesce(last.seq, 0))
    from head left join lateral (select e.seq, e.hash from operator_audit e where e.seq is not null
      order by e.seq desc limit 1) last on true
    where head.seq <> coalesce(last.seq, 0) or head.hash <> coalesce(last.hash, head.genesis)
  union all
  select 'head_missing', 0, '' where not exists (select 1 from head)
  union all
  select 'older_entries_changed', 0, '' from head where head.genesis is distinct from audit_genesis()
  union all
  select 'chain_rewritten', p_seq, '' where p_seq > 0
    and not exists (select 1 from operator_audit e where e.seq = p_seq and e.hash = p_hash)
$$;
