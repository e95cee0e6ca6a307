import { join } from 'node:path';
import { groupsLoading, type GroupLoad } from '@baize/ui/component-groups';
import { LATER_DOMAIN_MODULES } from './domain-builds.ts';
import { importedModules } from '@baize/site-build/imported-modules';

const root = join(import.meta.dirname, '../..');

/** The folders of the component groups that load at the given time. */
const componentFolders = (load: GroupLoad): string => `libs/ui/src/components/(?:${groupsLoading(load).join('|')})/`;

/**
 * What brings the headless library, charts, the virtual grid or every country's phone numbers: it comes with the screens
 * that need it.
 */
export const HEAVY = new RegExp(
  `${componentFolders('onDemand')}|libs/ui/src/components/.*\\.lazy\\.tsx|libs/brand/src/(?:country-(?:record|locations)|phone-prefixes)`,
);
/**
 * The first page needs none of these modules; many later screens share them, as they do the components of later groups.
 */
const LATER_MODULES =
  /libs\/ui\/src\/components\/primitives\/(?:Badge|KeptFocus|Table)\/|libs\/shell\/src\/(?:code-field-error|safe-redirect|welcomed|page\/(?:save-file|use-near-end))|libs\/brand\/src\/countr(?:ies|y-access)|node_modules\/(?:lucide-react\/dist\/esm\/icons\/(?:arrow-(?:down|down-to-line|right|up|up-from-line)|calendar-(?:days|heart)|check|circle|circle-pause|circle-x|clock|credit-card|ellipsis|eye|eye-off|file-(?:check|user)|fingerprint-pattern|hourglass|log-out|octagon-pause|party-popper|plus|rotate-ccw|scroll-text|shield-check|wifi-off)\.|react-aria\/dist\/private\/(?:ssr|i18n)\/)/;
export const LATER = new RegExp(
  [
    componentFolders('later'),
    LATER_MODULES.source,
    ...LATER_DOMAIN_MODULES.map((file) => file.replaceAll('.', '\\.')),
  ].join('|'),
);
/** Where players type, drag or choose. */
const INTERACTIVE = /libs\/(?!ui\/)[\w-]+\/src\/(?:components|overlays|screens)\/|apps\/site\/src\/pages\//;

/** What every visitor loads, whatever they do: the site's start and the home page. */
export const FIRST = ['apps/site/src/main.tsx', 'apps/site/src/pages/Home/Home.tsx'];
export const siteAliases = (brand: string) => ({ 'virtual:brand': `brands/${brand}/index.ts` });
/** Returns the modules that load with FIRST, relative to the repository. */
export const firstScreenOf = (brand: string): ReadonlySet<string> =>
  importedModules({ root, entries: FIRST, aliases: siteAliases(brand) });

/**
 * Returns the options of the React plugin: React Compiler where a player types, drags or chooses. It makes a component
 * half as large again, which the first page would pay for and, drawn once, not get back. The unit tests compile the same
 * modules, because a component can depend on what the compiler keeps.
 */
export const compiledModules = (firstScreen: ReadonlySet<string>) => ({
  compiler: true,
  include: [INTERACTIVE, HEAVY, LATER],
  exclude: [
    /node_modules\//,
    /\.css\b/,
    /\.test\.tsx?$/,
    new RegExp(`/(?:${[...firstScreen].join('|').replaceAll('.', '\\.')})$`),
  ],
});
