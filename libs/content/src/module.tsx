import type { DomainModule } from '@baize/shell';
import { STATIC_PAGES } from './paths.ts';

const lazy = () => import('./screens/StaticPage/StaticPage.tsx').then((screen) => ({ Component: screen.StaticPage }));

/** Static pages (A§2): the named ones at their addresses, further ones of the content service under `information`. */
export const contentModule: DomainModule = {
  id: 'content',
  namespace: 'default',
  routes: [...STATIC_PAGES, 'information/:slug'].map((path) => ({ path, lazy, titleKey: 'content.page.documentTitle', descriptionKey: 'content.page.description' })),
  navigation: [],
};
