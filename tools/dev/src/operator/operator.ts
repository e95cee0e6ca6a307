import { parseArgs } from 'node:util';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { DEMO_STAFF, STAFF_PATH } from '@baize/contracts/demo-staff';
import * as contracts from '@baize/contracts/operator';
import { OPERATOR_BASE_PATH, type OperatorContract } from '@baize/contracts/operator-route';
import { HEADERS } from '@baize/contracts/route';

// Makes one operator call from the command line and prints its answer (docs/operations.md).
const operatorUrl = process.env['OPERATOR_URL'] ?? 'http://127.0.0.1:4500';
const sandboxUrl = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:4400';

const USAGE = `npm run operator -- [--as <person>] [--reason <text>] [<METHOD>] <path> [<JSON body>]
  npm run operator -- "/players?search=aino"
  npm run operator -- --reason "Agreed with the player" PATCH /players/<id> '{"accountStatus":"TIMEOUT"}'
  npm run operator -- --as otto --reason "Checked the ticket" POST /approvals/<id>/decision '{"decision":"APPROVE"}'`;

/** Lists the calls with what each needs. */
function list(): string {
  const calls = (Object.values(contracts) as unknown[]).filter(
    (value): value is OperatorContract => typeof value === 'object' && value !== null && 'secondPerson' in value,
  );
  return [
    USAGE,
    '',
    'Calls (roles; R: needs a reason; 2: may need a second person):',
    ...calls.map(
      ({ method, path, roles, reason, secondPerson }) =>
        `  ${method.padEnd(6)} ${path}   ${roles.join(', ')}${reason === 'required' ? '; R' : ''}${secondPerson === 'never' ? '' : '; 2'}`,
    ),
    '',
    'People of the demo:',
    ...DEMO_STAFF.map(({ id, note }) => `  ${id.padEnd(7)} ${note}`),
    '',
    'Elsewhere, OPERATOR_ACCESS_TOKEN is a token of your identity provider, and OPERATOR_URL the operators’ listener.',
  ].join('\n');
}

async function fetchOrExplain(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (fault) {
    throw new Error(
      `Nothing answered at ${new URL(url).origin}. Start the product with npm start, or set OPERATOR_URL and SANDBOX_URL to the addresses that it prints.`,
      { cause: fault },
    );
  }
}

/** Returns the caller's token: from the environment, or of a demo operator from the sandbox's staff directory. */
async function tokenOf(person: string): Promise<string> {
  const own = process.env['OPERATOR_ACCESS_TOKEN'];
  if (own) return own;
  const answer = await fetchOrExplain(`${sandboxUrl}${STAFF_PATH}/demo-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person, password: DEMO_SECRETS.staffPassword }),
  });
  const body = (await answer.json()) as { access_token?: string; message?: string };
  if (!body.access_token) throw new Error(body.message ?? `The staff directory answered ${answer.status}.`);
  return body.access_token;
}

async function main(): Promise<number> {
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: { as: { type: 'string', default: 'olivia' }, reason: { type: 'string' } },
    });
  } catch (fault) {
    throw new Error(`${fault instanceof Error ? fault.message : String(fault)}\n${USAGE}`, { cause: fault });
  }
  const { values, positionals } = parsed;
  if (positionals.length === 0) {
    process.stdout.write(`${list()}\n`);
    return 0;
  }
  const [method = '', path = '', body] = positionals[0]?.startsWith('/') ? ['GET', ...positionals] : positionals;
  if (!path.startsWith('/')) throw new Error(`"${path}" is no path. Paths start with a slash.\n${USAGE}`);
  const answer = await fetchOrExplain(`${operatorUrl}${OPERATOR_BASE_PATH}${path}`, {
    method: method.toUpperCase(),
    headers: {
      authorization: `Bearer ${await tokenOf(values.as)}`,
      ...(values.reason === undefined ? {} : { [HEADERS.operatorReason]: encodeURIComponent(values.reason) }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  process.stdout.write(text === '' ? `${answer.status}\n` : `${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  if (answer.status === 202) process.stderr.write('Nothing has changed yet: another person has to approve it.\n');
  return answer.ok ? 0 : 1;
}

try {
  process.exit(await main());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
