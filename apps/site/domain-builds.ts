import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Modules of a domain in a file of their own: in pieces, the index would name each of them for every visitor. */
interface OwnChunk {
  readonly name: string;
  /** What belongs to it: the beginning of a regular expression for paths in the domain's folder. */
  readonly modules: string;
  /** How many chunks must want a module before it goes there; default: 1. */
  readonly minShareCount?: number;
}
/** How the site's build treats a domain: the `baize` field of its package.json. Paths are in the domain's folder. */
interface DomainBuild {
  /** `player`: visitors see none of its screens. */
  readonly audience?: 'player';
  /** What every page of a player loads once it knows that they are logged in, besides `src/socket.ts`. */
  readonly playerModules?: readonly string[];
  /** What several later screens share, and the first page does not need. */
  readonly laterModules?: readonly string[];
  readonly chunks?: readonly OwnChunk[];
}

/** The domains with what they say of their build. A domain that says nothing is open to visitors. */
const DOMAINS = globSync('libs/*/package.json', { cwd: root })
  .sort()
  .map((file) => {
    const { nx, baize = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      readonly nx?: { readonly tags?: readonly string[] };
      readonly baize?: DomainBuild;
    };
    return {
      folder: dirname(file).replaceAll('\\', '/'),
      isDomain: nx?.tags?.includes('layer:domain') ?? false,
      ...baize,
    };
  })
  .filter(({ isDomain }) => isDomain);

const inFolder = (folder: string, files: readonly string[] = []): string[] => files.map((file) => `${folder}/${file}`);

/** Folders of the domains whose screens visitors see too. */
export const PUBLIC_DOMAINS: readonly string[] = DOMAINS.filter(({ audience }) => audience !== 'player').map(
  ({ folder }) => folder,
);
export const PLAYER_MODULES: readonly string[] = DOMAINS.flatMap(({ folder, playerModules }) =>
  inFolder(folder, playerModules),
);
export const LATER_DOMAIN_MODULES: readonly string[] = DOMAINS.flatMap(({ folder, laterModules }) =>
  inFolder(folder, laterModules),
);
/** Chunks of domains, for the bundler. */
export const DOMAIN_CHUNKS = DOMAINS.flatMap(({ folder, chunks = [] }) =>
  chunks.map(({ name, modules, minShareCount }) => ({
    name,
    test: new RegExp(`${folder}/${modules}`),
    ...(minShareCount !== undefined && { minShareCount }),
    includeDependenciesRecursively: false,
    priority: 2,
  })),
);
