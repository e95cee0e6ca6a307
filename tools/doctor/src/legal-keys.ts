import type { Finding } from './finding.ts';

/**
 * Texts that the law or a licence requires, by key prefix, with the source of the rule. Any fault in one
 * stops a release: a player who cannot read a consent has not given it, and one who cannot read a limit is not
 * protected.
 */
export const LEGAL_KEYS: readonly { readonly prefix: string; readonly source: string }[] = [
  { prefix: 'legal.', source: 'texts of law' },
  { prefix: 'consent.', source: 'GDPR, art. 7; ruling 20' },
  { prefix: 'shell.consent.', source: 'GDPR, art. 7; ruling 20' },
  { prefix: 'site.cookies.', source: 'GDPR, art. 7; ruling 20' },
  { prefix: 'site.termsAcceptance.', source: 'A§2 terms version' },
  { prefix: 'auth.signUp.terms.', source: 'A§5 terms and conditions' },
  { prefix: 'auth.signUp.privacy.', source: 'GDPR, art. 13' },
  { prefix: 'auth.signUp.marketing', source: 'GDPR, art. 7' },
  { prefix: 'auth.signUp.riskNotice', source: 'ruling 22, BR' },
  { prefix: 'auth.refused.', source: 'A§8: why an account is closed, and until when' },
  { prefix: 'error.terms.', source: 'A§5 terms and conditions' },
  { prefix: 'error.timeout.', source: 'A§8 cooling-off' },
  { prefix: 'error.exclusion.', source: 'A§8 self-exclusion' },
  { prefix: 'limits.', source: 'safer gambling, rulings 17–19' },
  { prefix: 'wallet.limit.', source: 'safer gambling, ruling 17' },
  { prefix: 'wallet.gate.', source: 'refused deposits and withdrawals give their reason, ruling 5' },
  { prefix: 'saferGambling.', source: 'safer gambling' },
  { prefix: 'site.footer.safer', source: 'safer gambling' },
  { prefix: 'site.safer.', source: 'safer gambling, ruling 22' },
  { prefix: 'site.panic.', source: 'panic button, ruling 22, JJ' },
  { prefix: 'site.reality', source: 'reality check, ruling 22, LL' },
  { prefix: 'site.play.clock', source: 'session clock, ruling 21' },
  { prefix: 'site.play.net', source: 'net position, ruling 21' },
  { prefix: 'site.play.rtp', source: 'return to player, ruling 22, BR' },
  { prefix: 'site.problem.restricted.', source: 'A§2 restricted country' },
  { prefix: 'content.terms.', source: 'significant terms beside an offer' },
];

/** Makes every finding about a text that the law requires an error. */
export function strictOnLegal(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => {
    const legal =
      finding.rule === undefined ? undefined : LEGAL_KEYS.find(({ prefix }) => finding.field.startsWith(prefix));
    return legal
      ? { ...finding, severity: 'error', why: `${finding.why} The law requires this text (${legal.source}).` }
      : finding;
  });
}
