import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { nxEnvironment } from '@baize/workspace/nx';
import { JOURNEY_DOMAINS } from './journey-domains.ts';

/** One part of a run that is spread over several machines. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

/** A project of the workspace: its name in Nx, and its folder. */
export interface Project {
  readonly name: string;
  readonly folder: string;
  readonly hasTests: boolean;
}

/** What a run covers. Without either part it covers everything. */
export interface Scope {
  /** Null: no selection by what has changed. */
  readonly affected: {
    /** Projects with a changed file, and all their dependents. */
    readonly projects: readonly Project[];
    /** Projects with a changed file; null when a file outside of all projects has changed. */
    readonly changed: readonly Project[] | null;
  } | null;
  readonly shard: Shard | null;
}

export const WHOLE: Scope = { affected: null, shard: null };

/** Reads `2/4`. @throws for anything else */
export function parseShard(text: string): Shard {
  const [, index, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (!(shard.index >= 1 && shard.index <= shard.of))
    throw new Error(`"${text}" is not a shard. Give its number and how many there are, for example --shard 1/3.`);
  return shard;
}

/** The part of a list that belongs to a shard; all of it without one. */
export const shardOf = <Item>(items: readonly Item[], shard: Shard | null): readonly Item[] =>
  shard === null ? items : items.filter((_, position) => position % shard.of === shard.index - 1);

/** Whether work that cannot be split belongs to this machine. */
export const isFirstShard = ({ shard }: Scope): boolean => shard === null || shard.index === 1;

/** Files whose change can break no test besides the checks, which always run. */
const INERT = /(?:^|\/)(?:README|CONTRIBUTING|CHANGELOG)\.md$|^docs\/|^\.github\//;

/** Files that have changed since a commit: committed, uncommitted and new ones. */
function changedFiles(root: string, base: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...args], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const from = git('merge-base', base, 'HEAD').trim();
  return [
    ...new Set(
      [git('diff', '--name-only', from), git('ls-files', '--others', '--exclude-standard')].flatMap((list) =>
        list.split('\n').filter(Boolean),
      ),
    ),
  ];
}

/** The projects that own the files, or null when one belongs to none: then anything may be affected. */
export function projectsOf(files: readonly string[], projects: readonly Project[]): readonly Project[] | null {
  const owners = new Set<Project>();
  for (const file of files) {
    if (INERT.test(file)) continue;
    const [owner] = projects
      .filter(({ folder }) => file.startsWith(`${folder}/`))
      .sort((one, other) => other.folder.length - one.folder.length);
    if (!owner) return null;
    owners.add(owner);
  }
  return [...owners];
}

const DOMAINS: ReadonlySet<string> = new Set(Object.values(JOURNEY_DOMAINS).flat());
const domainOf = ({ folder }: Project): string => folder.replace(/^libs\//, '');
const isDomain = (project: Project): boolean => DOMAINS.has(domainOf(project));

const SITE = '@baize/site';
const isBrand = ({ folder }: Project): boolean => folder.startsWith('brands/');

/**
 * The projects themselves and all that depend on them, however indirectly. A brand's build reads the site as files, so a
 * change of the site affects every brand. It ends there: what else imports a brand reads its data only, which the site
 * does not change.
 */
export function withDependents(
  changed: readonly Project[],
  projects: readonly Project[],
  dependencies: Dependencies,
): readonly Project[] {
  const names = new Set(changed.map(({ name }) => name));
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const [name, targets] of Object.entries(dependencies))
      if (targets.some(({ target }) => names.has(target))) names.add(name);
  }
  return projects.filter((project) => names.has(project.name) || (isBrand(project) && names.has(SITE)));
}

type Dependencies = Readonly<Record<string, readonly { readonly target: string }[]>>;

/** The projects of Nx's graph. */
export function readProjects(root: string): {
  readonly projects: readonly Project[];
  readonly dependencies: Dependencies;
} {
  const { graph } = JSON.parse(
    execFileSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'graph', '--print'], {
      cwd: root,
      encoding: 'utf8',
      env: nxEnvironment(),
      maxBuffer: 1 << 28,
    }),
  ) as {
    readonly graph: {
      readonly nodes: Readonly<
        Record<
          string,
          { readonly data: { readonly root: string; readonly targets?: Readonly<Record<string, unknown>> } }
        >
      >;
      readonly dependencies: Dependencies;
    };
  };
  const projects = Object.entries(graph.nodes).map(([name, { data }]) => ({
    name,
    folder: data.root,
    hasTests: data.targets?.['test'] !== undefined,
  }));
  return { projects, dependencies: graph.dependencies };
}

/**
 * What tests code rather than what reads it: the tools, the recorded pictures and the journeys run over the whole site,
 * and brands are data. A change in domains alone cannot change their own code, so their unit tests and types stay as they
 * are; the doctor, one release, and the domains' own screens and journeys run over the changed code in their stages.
 */
const RUNS_OVER_THE_SITE = /^(?:tools|brands)\/|^apps\/(?:visual|site-e2e)$/;

/** The projects to test where `changed` have a changed file: they and their dependents. */
export function selectProjects(
  changed: readonly Project[],
  projects: readonly Project[],
  dependencies: Dependencies,
): readonly Project[] {
  const affected = withDependents(changed, projects, dependencies);
  return changed.length > 0 && changed.every(isDomain)
    ? affected.filter(({ folder }) => !RUNS_OVER_THE_SITE.test(folder))
    : affected;
}

/**
 * What has changed since a commit, committed or not.
 * @param base commit or branch to compare with
 */
export function readAffected(root: string, base: string): NonNullable<Scope['affected']> {
  const { projects, dependencies } = readProjects(root);
  const changed = projectsOf(changedFiles(root, base), projects);
  return { projects: changed === null ? projects : selectProjects(changed, projects, dependencies), changed };
}

/** Whether a project, or anything below a folder, is affected. */
export const touches = ({ affected }: Scope, ...folders: readonly string[]): boolean =>
  affected === null ||
  affected.projects.some(({ folder }) => folders.some((each) => folder === each || folder.startsWith(`${each}/`)));

/** The domains with a changed file, where nothing but domains has changed; otherwise null, and in a whole run. */
export function changedDomains({ affected }: Scope): readonly string[] | null {
  if (!affected?.changed?.length) return null;
  return affected.changed.every(isDomain) ? affected.changed.map(domainOf) : null;
}

/**
 * The journeys to walk: null for all, else the names of their files. Where nothing but domains has changed, the domains'
 * own journeys are enough.
 */
export function journeysOf(scope: Scope): readonly string[] | null {
  if (scope.affected?.changed?.length === 0) return [];
  const domains = changedDomains(scope);
  return (
    domains &&
    Object.entries(JOURNEY_DOMAINS)
      .filter(([, own]) => own.some((domain) => domains.includes(domain)))
      .map(([journey]) => journey)
  );
}
