#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { FIREFOX, findOtherBrowser } from './find-program.ts';
import { pardonUnknown } from './pardon-unknown.ts';

/*
 * Starts the installed Firefox for Playwright, with the arguments that Playwright gives, and passes on the messages
 * between the two. Playwright asks every new context for a colour scheme by a BiDi command that Firefox ESR does not know,
 * and gives up at its refusal; the relay turns that refusal into a success.
 */
const program = findOtherBrowser(FIREFOX);
if (program === null) throw new Error(`Firefox is not installed: apt-get install ${FIREFOX.packages}`);
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
firefox.once('exit', (code) => process.exit(code ?? 1));

const textOf = (data: RawData): string => (data as Buffer).toString('utf8');

/** Listens for Playwright, and returns the address that it is to connect to. */
async function listen(browser: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, maxPayload: 1 << 28 });
  await once(server, 'listening');
  server.on('connection', (client) => {
    const upstream = new WebSocket(browser, { perMessageDeflate: false, maxPayload: 1 << 28 });
    const waiting: string[] = [];
    const pardon = pardonUnknown(['emulation.setMediaFeaturesOverride']);
    client.on('message', (data) => {
      const message = pardon.sent(textOf(data));
      if (upstream.readyState === WebSocket.OPEN) upstream.send(message);
      else waiting.push(message);
    });
    upstream.on('open', () => waiting.splice(0).forEach((message) => upstream.send(message)));
    upstream.on('message', (data) => client.send(pardon.received(textOf(data))));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('close', () => other.close());
      one.on('error', () => other.terminate());
    }
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, browser] = /^WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line) ?? [];
  process.stderr.write(
    browser === undefined ? `${line}\n` : `WebDriver BiDi listening on ${await listen(`${browser}/session`)}\n`,
  );
}
