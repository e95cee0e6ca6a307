import { createHash } from 'node:crypto';
import { DEMO_STAFF, STAFF_PATH } from '@baize/contracts/demo-staff';
import type { FastifyReply } from 'fastify';

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem; color: #1d2430; background: #f7f7f4 }
ul { list-style: none; padding: 0; display: grid; gap: 0.75rem }
li { display: grid; gap: 0.25rem }
button { font: inherit; font-weight: 600; padding: 0.75rem 1rem; text-align: start; border: 1px solid #8a93a3; border-radius: 0.5rem; background: #fff; cursor: pointer; width: 100% }
button:hover { background: #eef2f8 }
small { color: #4d5766 }
@media (prefers-color-scheme: dark) { body { color: #e8ebf0; background: #14181f } button { color: inherit; background: #1d232d } button:hover { background: #27303d } small { color: #aab3c0 } }
`;
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Answers with the page on which someone chooses who they are.
 * @param uid the running sign-in; only letters, digits, hyphens and underscores, so it needs no escaping
 */
export function signInPage(reply: FastifyReply, uid: string): FastifyReply {
  const people = DEMO_STAFF.map(
    ({ id, name, note, roles }) =>
      `<li><form method="post" action="${STAFF_PATH}/sign-in/${uid}/${id}"><button>${name}</button></form><small>${note}; roles: ${roles.join(', ')}</small></li>`,
  ).join('');
  return reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Who are you? · Staff directory</title><style>${STYLE}</style></head><body><main><h1>Who are you?</h1><p>This directory stands in for your company’s identity provider. Choose a person; there is no password on this page.</p><ul>${people}</ul></main></body></html>`,
    );
}
