import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fp from 'fastify-plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ApiModule } from '../api-module.ts';
import { deposit, walletModule } from '../modules/wallet/index.ts';
import { natsOptions } from '../ports/events/nats-events.ts';
import { MAX_EVENT_BYTES } from '../ports/events/port.ts';
import { describeOnBoth, type TestApp, type TestPlayer } from '../testing/buildTestApp.ts';
import { natsServer, type NatsServer } from '../testing/natsServer.ts';
import type { EventChannel } from './events.ts';

describe('addresses of NATS servers', () => {
  it('reads hosts, ports, credentials and TLS from NATS_URL', () => {
    expect(natsOptions('nats://a.example, nats://b.example:4333')).toEqual({
      servers: ['a.example:4222', 'b.example:4333'],
    });
    expect(natsOptions('tls://api:p%40ss@a.example')).toEqual({
      servers: ['a.example:4222'],
      user: 'api',
      pass: 'p@ss',
      tls: {},
    });
    expect(natsOptions('nats://s3cret@a.example')).toMatchObject({ token: 's3cret' });
  });
});

describeOnBoth('events between instances', (makeApp, kind) => {
  it('refuse to start where two modules open channels of one name', async () => {
    const opens = (name: string): ApiModule => ({
      name,
      plugin: fp(async (app) => void app.events.open('rewards.changed'), { name, dependencies: ['events'] }),
    });
    await expect(makeApp({ modules: [opens('rewards'), opens('missions')] })).rejects.toThrow(
      'The event channel rewards.changed is opened twice. Each channel has one owner',
    );
  });

  describe.each(['database', 'nats'] as const)('over %s', (transport) => {
    let server: NatsServer | undefined;
    let one: TestApp;
    let two: TestApp;
    let probes: readonly EventChannel<{ readonly number: number }>[];
    const sockets: WebSocket[] = [];
    beforeAll(async () => {
      const env: Record<string, string> = {};
      if (transport === 'nats') {
        server = await natsServer();
        await server.start();
        env['NATS_URL'] = server.url;
      }
      one = await makeApp({ modules: [walletModule], env });
      two = await makeApp({ modules: [walletModule], env });
      probes = [one, two].map(({ app }) => app.events.open('probe'));
      await one.app.listen({ port: 0, host: '127.0.0.1' });
    });
    afterAll(async () => {
      for (const socket of sockets) socket.terminate();
      await server?.kill();
    });
    const openSocket = async (player: TestPlayer) => {
      const answer = await one.app.inject({ url: '/api/v1/player/wallet/socket-token', headers: player.headers });
      const { port } = one.app.server.address() as AddressInfo;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/wallet?Authorization=${answer.json().token as string}`);
      sockets.push(socket);
      const versions: number[] = [];
      const closed: number[] = [];
      socket.on('message', (data: Buffer) => {
        const { body } = JSON.parse(data.toString()) as { body: { type: string; version: number } };
        if (body.type === 'WALLET_BALANCE') versions.push(body.version);
      });
      socket.on('close', (code) => closed.push(code));
      await expect.poll(() => versions, { timeout: 10_000 }).toEqual([0]);
      return { versions, closed };
    };
    const payIn = (player: TestPlayer) =>
      two.app.wallet.move(
        deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 1_00, 'SKRILL'),
      );

    it('reach every instance at the commit, in order, and never after a rollback', async () => {
      const heard: number[][] = [[], []];
      probes.forEach((probe, index) => probe.subscribe(({ number }) => void heard[index]?.push(number)));
      const [probe] = probes;
      await expect(
        one.db.transaction(async (tx) => {
          await probe?.publish(tx, { number: 0 });
          throw new Error('undone');
        }),
      ).rejects.toThrow('undone');
      await one.db.transaction(async (tx) => {
        await probe?.publish(tx, { number: 1 });
        await probe?.publish(tx, { number: 2 });
        expect(heard).toEqual([[], []]);
      });
      await probe?.publish(one.db, { number: 3 });
      await expect
        .poll(() => heard)
        .toEqual([
          [1, 2, 3],
          [1, 2, 3],
        ]);
    });

    it('reach a socket that another instance serves', async () => {
      const player = await one.player();
      const { versions } = await openSocket(player);
      await payIn(player);
      await expect.poll(() => versions, { timeout: 10_000 }).toEqual([0, 1]);
    });

    it('refuse a payload that LISTEN/NOTIFY could not carry', async () => {
      const large = one.app.events.open<{ readonly text: string }>('large');
      await expect(large.publish(one.db, { text: 'x'.repeat(MAX_EVENT_BYTES) })).rejects.toThrow(
        /channel large has \d+ bytes/,
      );
    });

    // The embedded database is in the process, so there is no connection to lose.
    it.skipIf(transport === 'database' && kind === 'pglite')(
      'survive a lost connection: sockets get what was missed, and later events arrive',
      async () => {
        const [player, excluded] = [await one.player(), await one.player()];
        const mine = await openSocket(player);
        const theirs = await openSocket(excluded);
        let gaps = 0;
        const stop = one.app.events.onGap(() => {
          gaps += 1;
        });
        const connected = async () =>
          /^baize_events_connected (\d)$/m.exec(await one.app.metrics.registry.metrics())?.[1];
        expect(await connected()).toBe('1');
        if (server) await server.kill();
        else
          await one.db.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'baize-api listener'",
          );
        await expect.poll(connected, { interval: 5, timeout: 30_000 }).toBe('0');
        // These two reach no instance, because none is connected.
        await payIn(player);
        await two.db.query("update players set status = 'CLOSED' where player_id = $1", [excluded.playerId]);
        await server?.start();
        await expect.poll(() => gaps, { timeout: 10_000, interval: 20 }).toBe(1);
        await expect.poll(() => mine.versions, { timeout: 10_000 }).toEqual([0, 1]);
        await expect.poll(() => theirs.closed, { timeout: 10_000 }).toEqual([4001]);
        await expect
          .poll(async () => /^baize_events_connected (\d)$/m.exec(await two.app.metrics.registry.metrics())?.[1])
          .toBe('1');
        await payIn(player);
        await expect.poll(() => mine.versions, { timeout: 10_000 }).toEqual([0, 1, 2]);
        expect(mine.closed).toEqual([]);
        expect(await one.app.metrics.registry.metrics()).toContain('baize_events_gaps_total 1');
        stop();
      },
      30_000,
    );
  });
});
