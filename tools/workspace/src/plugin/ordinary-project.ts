import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectConfiguration } from '@nx/devkit';
import { declaredPackages, qualityTargets } from './targets.ts';

/** A library, application or tool. The player site itself is built per brand, so it has no build of its own. */
export function ordinaryProject(workspaceRoot: string, folder: string): Omit<ProjectConfiguration, 'root'> {
  const targets = qualityTargets(workspaceRoot, folder);
  if (folder !== 'apps/site' && existsSync(join(workspaceRoot, folder, 'vite.config.ts'))) {
    const id = folder.split('/').at(-1) ?? folder;
    targets['build'] = {
      executor: 'nx:run-commands',
      cache: true,
      inputs: [
        'production',
        '^production',
        {
          externalDependencies: declaredPackages(workspaceRoot, [
            'vite',
            'react',
            'react-dom',
            '@vanilla-extract/vite-plugin',
            '@vitejs/plugin-react',
          ]),
        },
      ],
      outputs: [`{workspaceRoot}/dist/${id}`],
      options: { command: `vite build --config ${folder}/vite.config.ts`, cwd: '{workspaceRoot}' },
      metadata: { description: 'Browser pages of this application' },
    };
  }
  return { targets };
}
