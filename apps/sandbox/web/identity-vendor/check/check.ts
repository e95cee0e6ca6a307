import type { OnlineCheckView, OnlineDecision } from '../../../src/identity-vendor/onlineChecks.ts';
import { callServer } from '../../design/callServer.ts';
import { byId, h } from '../../design/h.ts';

/** What the simulated camera may find. */
const FINDINGS = [
  'APPROVED',
  'BAD_QUALITY',
  'ID_EXPIRED',
  'ID_NAME_MISMATCH',
] as const satisfies readonly OnlineDecision[];
type Words = Readonly<
  Record<(typeof FINDINGS)[number] | 'PROOF_OF_ID' | 'PROOF_OF_ADDRESS' | 'lead' | 'found' | 'done' | 'back', string>
>;
const TEXTS: Readonly<Record<'en' | 'fi', Words>> = {
  en: {
    PROOF_OF_ID: 'Check your identity document',
    PROOF_OF_ADDRESS: 'Check your proof of address',
    lead: 'Document of {name}. This page simulates the camera: choose what it finds.',
    found: 'What does the camera find?',
    APPROVED: 'A valid document',
    BAD_QUALITY: 'A blurred picture',
    ID_EXPIRED: 'An expired document',
    ID_NAME_MISMATCH: 'Another name',
    done: 'The check is finished',
    back: 'Back to your account',
  },
  fi: {
    PROOF_OF_ID: 'Tarkista henkilöllisyystodistuksesi',
    PROOF_OF_ADDRESS: 'Tarkista osoitetodistuksesi',
    lead: 'Asiakirjan haltija: {name}. Tämä sivu jäljittelee kameraa: valitse, mitä se löytää.',
    found: 'Mitä kamera löytää?',
    APPROVED: 'Voimassa olevan asiakirjan',
    BAD_QUALITY: 'Epätarkan kuvan',
    ID_EXPIRED: 'Vanhentuneen asiakirjan',
    ID_NAME_MISMATCH: 'Toisen nimen',
    done: 'Tarkistus on valmis',
    back: 'Takaisin tilille',
  },
};
const main = byId('main');
const id = window.location.pathname.split('/').filter(Boolean).at(-1) ?? '';
const path = `/identity-vendor/hosted/${encodeURIComponent(id)}`;

function show(view: OnlineCheckView): void {
  const tag = view.language.toLowerCase().startsWith('fi') ? 'fi' : 'en';
  const words = TEXTS[tag];
  document.documentElement.lang = tag;
  if (view.decision !== null) {
    main.replaceChildren(
      h('h1', { tabindex: '-1' }, words.done),
      h('p', {}, h('a', { class: 'cancel', href: view.returnUrl }, words.back)),
    );
    return;
  }
  main.replaceChildren(
    h('h1', {}, words[view.documentType]),
    h('p', { class: 'lead' }, words.lead.replace('{name}', view.name)),
    h('h2', {}, words.found),
    ...FINDINGS.map((decision) => {
      const button = h('button', { class: 'pay', type: 'button', 'data-finding': decision }, words[decision]);
      button.addEventListener('click', () => void decide(decision));
      return h('p', {}, button);
    }),
  );
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    main.replaceChildren(h('p', { role: 'alert' }, error instanceof Error ? error.message : String(error)));
  }
}
const decide = (decision: OnlineDecision): Promise<void> =>
  attempt(async () => {
    const view = await callServer<OnlineCheckView>(`${path}/decision`, 'POST', { decision });
    show(view);
    window.location.assign(view.returnUrl);
  });
void attempt(async () => show(await callServer<OnlineCheckView>(path)));
