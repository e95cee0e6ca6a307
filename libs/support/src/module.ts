import type { DomainModule } from '@baize/shell';

/** The support chat. Its widget is shown over every page; the contact page opens it too. */
export const supportModule: DomainModule = {
  id: 'support',
  namespace: 'support',
  routes: [],
};
