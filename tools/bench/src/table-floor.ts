import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * The floor of a table's stream, as a process of its own: a bare Node server that writes one frame to every open connection.
 * Speaks with the bench through its parent's channel.
 */
const open = new Set<ServerResponse>();
const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 1500\n\n');
  open.add(response);
  request.on('close', () => open.delete(response));
});
process.on('message', (frameBytes: number) => {
  const body = JSON.stringify({ phase: 'result', since: Date.now() });
  const frame = `data: ${body.padEnd(frameBytes - 8, ' ')}\n\n`;
  for (const response of open) response.write(frame);
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
