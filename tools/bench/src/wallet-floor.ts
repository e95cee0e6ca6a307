import pg from 'pg';

/**
 * The floor: the least that a bet can be (idempotency key under a unique constraint, balance row, two postings that can be
 * found by their movement), as one SQL function, with the house's balance derived.
 */
const FLOOR = `
  create schema if not exists floor;
  create table floor.balance (player uuid primary key, amount bigint not null check (amount >= 0)) with (fillfactor = 40);
  create table floor.movement (id bigint generated always as identity primary key, key uuid not null unique, player uuid not null, amount bigint not null, at timestamptz not null default now());
  create table floor.posting (movement bigint not null, account smallint not null, amount bigint not null, primary key (movement, account));
  create function floor.bet(p_key uuid, p_player uuid, p_amount bigint, out balance bigint) language plpgsql as $$
  declare movement_id bigint;
  begin
    insert into floor.movement (key, player, amount) values (p_key, p_player, -p_amount) on conflict (key) do nothing returning id into movement_id;
    if movement_id is null then select amount into balance from floor.balance where player = p_player; return; end if;
    update floor.balance set amount = amount - p_amount where player = p_player and amount >= p_amount returning amount into balance;
    if balance is null then raise exception 'not enough funds'; end if;
    insert into floor.posting (movement, account, amount) values (movement_id, 1::smallint, -p_amount), (movement_id, 2::smallint, p_amount);
  end $$`;

/** Makes the floor for these players, each with plenty. */
export async function makeFloor(url: string, players: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema if exists floor cascade');
  await client.query(FLOOR);
  await client.query('insert into floor.balance select player, 100000000000 from unnest($1::uuid[]) as player', [
    players,
  ]);
  await client.end();
}

/** So many connections that call the bare function, prepared. */
export async function floorClients(
  url: string,
  count: number,
): Promise<{ bet(client: number, key: string, player: string): Promise<unknown>; close(): Promise<void> }> {
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  return {
    bet: (client, key, player) =>
      clients[client]?.query({ name: 'floor', text: 'select floor.bet($1, $2, $3)', values: [key, player, 100] }) ??
      Promise.resolve(),
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
