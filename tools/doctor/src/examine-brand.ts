import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  marketIdOf,
  parseLocalePair,
  resolve,
  STRICTER,
  translationLocale,
  TRANSLATION_BASE,
  type BrandConfig,
  type BrandLegal,
} from '@baize/brand';
import { MAX_AMOUNT, ROUND_UNITS_PER_EURO } from '@baize/kernel';
import { readPairs } from '@baize/workspace/read-pairs';
import { LEGAL_FILES, readBrandConfig, readBrandLegal } from '@baize/site-build/brand-config';
import { isPhrase } from './examine-english.ts';
import { placeholders } from './examine-messages.ts';
import { examineTokens } from './examine-tokens.ts';
import type { Finding } from './finding.ts';

/** In euros: what one amount can hold in the currency with the most units for a euro. */
const HIGHEST_BET_PAYOUT = MAX_AMOUNT / 100 / Math.max(...Object.values(ROUND_UNITS_PER_EURO));
const CAPABILITIES = ['casino', 'liveCasino', 'sportsbook', 'virtuals', 'promotions'] as const;
const SWITCHES = [
  'hideHelpLink',
  'hideFooterCompanyText',
  'hideFooterGamblingText',
  'footerDescription',
  'allowAllPhonePrefixes',
  'hideHomepageAboutUs',
  'allowRedirectAfterLogin',
  'showFooterLicenceLogo',
] as const;
const CONTACT = ['supportEmail', 'smsSender', 'company', 'licence', 'licenceNumber', 'address'] as const;
/** The fields of a config. Only `isDefault`, `tileLettering` and `tightenedRules` are optional. */
const FIELDS = [
  'id',
  'name',
  'isDefault',
  'pairs',
  'capabilities',
  'switches',
  'tileLettering',
  'unauthorisedVisitor',
  'maximumBetPayout',
  'contact',
  'tightenedRules',
] as const satisfies readonly (keyof BrandConfig)[];
const FILES = ['index.ts', 'config.ts', 'tokens.ts', 'theme.css.ts', 'package.json', 'tsconfig.json'] as const;

/** Checks the shape of a config at run time, because people edit brands as data. */
export function examineConfig(config: BrandConfig, folder: string): readonly Finding[] {
  const file = `brands/${folder}/config.ts`;
  const findings: Finding[] = [];
  const error = (field: string, what: string, why: string, mend: string) =>
    findings.push({ severity: 'error', file, field, what, why, mend });
  if (config.id !== folder)
    error(
      'id',
      `The id is "${String(config.id)}", the folder "${folder}".`,
      'The build, the API and addresses find a brand by its folder.',
      `Set id to '${folder}', or rename the folder.`,
    );
  if (!/^[a-z][a-z0-9-]*$/.test(folder))
    error(
      'id',
      `The folder name "${folder}" cannot be the id of a brand.`,
      'The id is part of addresses, file names and accounts of the identity service.',
      'Rename the folder: lower-case letters, digits and hyphens, with a letter first.',
    );
  if (typeof config.name !== 'string' || config.name.trim() === '')
    error('name', 'The name is empty.', 'Players see it in titles and messages.', 'Write the name as players know it.');
  // A stricter rule under a misspelt name would seem to apply.
  for (const name of Object.keys(config))
    if (!(FIELDS as readonly string[]).includes(name))
      error(
        name,
        'Nothing reads it.',
        'A field with a misspelt name looks as if it were set; a stricter rule in it would apply nowhere.',
        `Use one of ${FIELDS.join(', ')}.`,
      );
  if (!Array.isArray(config.pairs) || config.pairs.length === 0) {
    error(
      'pairs',
      'No market is enabled.',
      'There would be nothing to release.',
      "List at least one, for example pairs: ['en-UN'].",
    );
    return findings;
  }
  for (const pair of config.pairs) {
    if (parseLocalePair(pair) !== pair) {
      error(
        'pairs',
        `"${pair}" is not written like en-UN.`,
        'The pair is the first part of every address.',
        'Write two lower-case letters, a hyphen and two capitals.',
      );
      continue;
    }
    if (config.pairs.indexOf(pair) !== config.pairs.lastIndexOf(pair))
      error('pairs', `"${pair}" is listed twice.`, 'Each pair is released once.', 'Remove one.');
    const resolved = resolve(config, pair);
    if (!resolved.ok) {
      const { kind, message } = resolved.error;
      // Reported below, with its field.
      if (kind === 'unknown-rule') continue;
      const [what = message, ...fix] = message.split(/(?<=\.)\s+(?=Add|Enable|A brand)/);
      error(
        kind === 'rule-loosened' ? `tightenedRules.${resolved.error.rule}` : 'pairs',
        what,
        kind === 'rule-loosened'
          ? 'A brand cannot loosen the law of a market. The site and the API refuse to start.'
          : 'Neither site nor API could serve the pair.',
        fix.join(' '),
      );
    }
  }
  for (const name of CAPABILITIES)
    if (typeof config.capabilities?.[name] !== 'boolean')
      error(
        `capabilities.${name}`,
        'It is neither true nor false.',
        'It tells the site and the API what the brand offers.',
        'Set it to true or false.',
      );
  for (const name of SWITCHES)
    if (typeof config.switches?.[name] !== 'boolean')
      error(
        `switches.${name}`,
        'It is neither true nor false.',
        'A§1 names the switches by which brands differ, so each brand sets all of them.',
        'Set it to true or false.',
      );
  for (const [field, known] of [
    ['capabilities', CAPABILITIES],
    ['switches', [...SWITCHES, 'filteredPhonePrefixCountries']],
    ['contact', CONTACT],
  ] as const) {
    for (const name of Object.keys(config[field] ?? {}))
      if (!(known as readonly string[]).includes(name))
        error(
          `${field}.${name}`,
          'Nothing reads it.',
          'A field with a misspelt name looks as if it were set.',
          `Use one of ${known.join(', ')}.`,
        );
  }
  for (const id of Object.keys(config.tightenedRules ?? {})) {
    if (!config.pairs.some((pair) => marketIdOf(pair) === id))
      error(
        `tightenedRules.${id}`,
        `The brand has no pair in market "${id}".`,
        'The stricter rules would apply nowhere.',
        'Correct the market, or remove the entry.',
      );
    for (const name of Object.keys(config.tightenedRules?.[id] ?? {}))
      if (!(name in STRICTER))
        error(
          `tightenedRules.${id}.${name}`,
          'There is no such rule.',
          'No code reads it, so nothing becomes stricter.',
          `Use one of ${Object.keys(STRICTER).join(', ')}.`,
        );
  }
  for (const code of config.switches?.filteredPhonePrefixCountries ?? [])
    if (!/^[A-Z]{2}$/.test(code))
      error(
        'switches.filteredPhonePrefixCountries',
        `"${code}" is not a country code.`,
        'An unknown code filters nothing.',
        'Use ISO 3166 codes such as GB.',
      );
  for (const name of CONTACT)
    if (typeof config.contact?.[name] !== 'string' || config.contact[name].trim() === '')
      error(`contact.${name}`, 'It is empty.', 'The footer, messages and the licence need it.', 'Fill it in.');
  // Rejects only impossible addresses. Whether one exists is only known after sending.
  const address = config.contact?.supportEmail;
  if (typeof address === 'string' && address.trim() !== '' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address))
    error(
      'contact.supportEmail',
      `"${address}" is not an email address.`,
      'Messages from players would reach no one.',
      'Write an address such as care@brand.example.',
    );
  if (config.tileLettering !== undefined && config.tileLettering !== 'none')
    error(
      'tileLettering',
      `"${String(config.tileLettering)}" is unknown.`,
      'The pictures of tiles would keep their titles.',
      "Use 'none', or leave it out.",
    );
  if (!['access-error', 'live-casino'].includes(config.unauthorisedVisitor))
    error(
      'unauthorisedVisitor',
      `"${String(config.unauthorisedVisitor)}" is unknown.`,
      'A guard would not know where to send a visitor (ruling 4).',
      "Use 'access-error' or 'live-casino'.",
    );
  const { maximumBetPayout } = config;
  if (!Number.isInteger(maximumBetPayout) || maximumBetPayout <= 0 || maximumBetPayout > HIGHEST_BET_PAYOUT)
    error(
      'maximumBetPayout',
      `"${String(maximumBetPayout)}" is no whole number of euros up to ${HIGHEST_BET_PAYOUT}.`,
      'Sports bets would be refused, have no bound (ruling 30), or have one that is no amount in every currency.',
      'Write the most that one bet pays, such as 500_000.',
    );
  return findings;
}

/** Returns the words of a text that may have a title and paragraphs. */
const plain = (text: BrandLegal[keyof BrandLegal][string]): string =>
  typeof text === 'string' ? text : [text.title, ...text.paragraphs].join(' ');
const wordsToFill = (text: BrandLegal[keyof BrandLegal][string]): string =>
  placeholders(plain(text))
    .map((name) => `{${name}}`)
    .join(', ');

/** Checks the footer texts that the licence requires, in English and in each language of the brand. */
export function examineLegal(legal: BrandLegal, config: BrandConfig, file: string): readonly Finding[] {
  const findings: Finding[] = [];
  const locales = [
    ...new Set(config.pairs.map((pair) => translationLocale(pair)).map((locale) => TRANSLATION_BASE[locale] ?? locale)),
  ];
  const wanted: readonly (readonly [keyof BrandLegal, boolean])[] = [
    ['company', !config.switches.hideFooterCompanyText],
    ['gambling', !config.switches.hideFooterGamblingText],
    ['description', config.switches.footerDescription],
    ['about', !config.switches.hideHomepageAboutUs],
  ];
  for (const [field, shown] of wanted) {
    if (!shown) continue;
    for (const locale of locales) {
      const text = legal[field]?.[locale];
      const english = legal[field]?.['en'];
      if (!text || (typeof text === 'string' && text.trim() === ''))
        findings.push({
          severity: 'error',
          file,
          field: `${field}.${locale}`,
          what: 'The text is missing.',
          why: 'The brand shows it, and offers a market in this language.',
          mend: 'Write it, or switch the text off in config.ts.',
        });
      else if (locale !== 'en' && JSON.stringify(text) === JSON.stringify(english) && isPhrase(plain(text)))
        findings.push({
          severity: 'error',
          file,
          field: `${field}.${locale}`,
          what: 'The text is still English.',
          why: 'The law asks for a text that the players of that market can read.',
          mend: 'Translate it.',
        });
      else if (english && wordsToFill(text) !== wordsToFill(english))
        findings.push({
          severity: 'error',
          file,
          field: `${field}.${locale}`,
          what: `It has ${wordsToFill(text) || 'no placeholders'}, but the English text has ${wordsToFill(english) || 'none'}.`,
          why: 'A number or a name that the licence asks for would be missing in one language.',
          mend: 'Write the same placeholders in both.',
        });
    }
  }
  return findings;
}

/** Runs a check of a file. If the file cannot be read, the finding names it, because the runtime's error does not. */
async function lookInto(
  file: string,
  look: () => Promise<readonly Finding[]> | readonly Finding[],
): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [
      {
        severity: 'error',
        file,
        field: '(file)',
        what: `It cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
        why: 'The brand cannot be built with it.',
        mend: 'Correct the file.',
      },
    ];
  }
}

/** Reports all brands but the first that want to be the default. */
export const examineDefaultBrand = (configs: readonly BrandConfig[]): readonly Finding[] =>
  configs
    .filter(({ isDefault }) => isDefault)
    .slice(1)
    .map(({ id }) => ({
      severity: 'error',
      file: `brands/${id}/config.ts`,
      field: 'isDefault',
      what: 'Another brand is the default already.',
      why: 'Calls that name no brand belong to one brand.',
      mend: 'Remove it here or there.',
    }));

/** Checks a brand's folder. */
export async function examineBrand(root: string, brand: string): Promise<readonly Finding[]> {
  const folder = `brands/${brand}`;
  const findings: Finding[] = FILES.filter((name) => !existsSync(join(root, folder, name))).map((name) => ({
    severity: 'error',
    file: `${folder}/${name}`,
    field: '(file)',
    what: 'The file is missing.',
    why: 'The build and the tools need every file of a brand.',
    mend: 'Copy it from brands/wireframe, or generate the brand with "npx nx g @baize/workspace:brand".',
  }));
  let config: BrandConfig;
  try {
    config = await readBrandConfig(root, brand);
    findings.push(...examineConfig(config, brand));
    const read = readPairs(readFileSync(join(root, folder, 'config.ts'), 'utf8'), `${folder}/config.ts`);
    if (read.join() !== config.pairs.join())
      findings.push({
        severity: 'error',
        file: `${folder}/config.ts`,
        field: 'pairs',
        what: `Nx reads ${read.join(', ')} from the file, but the code exports ${config.pairs.join(', ')}.`,
        why: 'Releases would miss a market.',
        mend: "Write the list out where it is assigned: pairs: ['en-UN', 'fi-FI'].",
      });
  } catch (error) {
    return [
      ...findings,
      {
        severity: 'error',
        file: `${folder}/config.ts`,
        field: '(file)',
        what: `The config cannot be used: ${error instanceof Error ? error.message : String(error)}`,
        why: 'Neither the site nor the API can start with this brand.',
        mend: 'Correct the file.',
      },
    ];
  }
  if (existsSync(join(root, folder, 'tokens.ts'))) {
    findings.push(
      ...(await lookInto(`${folder}/tokens.ts`, async () =>
        examineTokens(
          ((await import(pathToFileURL(join(root, folder, 'tokens.ts')).href)) as { tokens: unknown }).tokens,
          brand,
        ),
      )),
    );
  }
  const manifest = join(root, folder, 'package.json');
  if (existsSync(manifest)) {
    findings.push(
      ...(await lookInto(`${folder}/package.json`, () => {
        const { nx } = JSON.parse(readFileSync(manifest, 'utf8')) as { nx?: { name?: string; tags?: string[] } };
        return nx?.name === brand
          ? []
          : [
              {
                severity: 'error',
                file: `${folder}/package.json`,
                field: 'nx.name',
                what: `It is "${nx?.name ?? ''}".`,
                why: `"nx build ${brand}" would not find the brand.`,
                mend: `Set it to "${brand}".`,
              },
            ];
      })),
    );
  }
  const legalFile = LEGAL_FILES.find((name) => existsSync(join(root, folder, name)));
  if (!legalFile)
    findings.push({
      severity: 'error',
      file: `${folder}/${LEGAL_FILES[0]}`,
      field: '(file)',
      what: 'There are no legal texts.',
      why: 'No licence allows a site without them.',
      mend: 'Add the file; it exports legal: BrandLegal. brands/wireframe has one to begin with.',
    });
  else {
    findings.push(
      ...(await lookInto(`${folder}/${legalFile}`, async () =>
        examineLegal(await readBrandLegal(root, brand), config, `${folder}/${legalFile}`),
      )),
    );
  }
  return findings;
}
