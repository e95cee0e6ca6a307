import { dirname } from 'node:path';
import {
  createNodesFromFiles,
  type CreateNodesContextV2,
  type CreateNodesResult,
  type CreateNodesV2,
} from '@nx/devkit';
import { brandProject } from './brand-project.ts';
import { ordinaryProject } from './ordinary-project.ts';

const GLOB =
  '{brands/*/config.ts,apps/*/package.json,libs/*/package.json,tools/*/package.json,libs/ui/src/theme/package.json}';

async function inferProject(file: string, context: CreateNodesContextV2): Promise<CreateNodesResult> {
  const folder = dirname(file);
  const project = file.startsWith('brands/')
    ? await brandProject(context.workspaceRoot, folder)
    : ordinaryProject(context.workspaceRoot, folder);
  return { projects: { [folder]: project } };
}

/**
 * Projects by convention: a folder with a config under `brands/` is a brand, with the targets to build and release
 * it; every other package gets type check, lint, tests and, where there is a Vite config, a build.
 */
export const createNodesV2: CreateNodesV2 = [
  GLOB,
  (files, _options, context) =>
    createNodesFromFiles(
      (file, _ignored, inner) => inferProject(file, inner as CreateNodesContextV2),
      [...files],
      undefined,
      context,
    ),
];

export const name = '@baize/workspace';
