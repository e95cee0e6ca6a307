import { expect, it } from 'vitest';
import { tournamentsModule } from './module.ts';

it('has a text for each title, description and navigation item', async () => {
  const { default: english } = await import('./messages/en.json');
  const { routes, navigation = [] } = tournamentsModule;
  for (const { titleKey, public: page } of routes)
    for (const key of [titleKey, ...(page ? [page.descriptionKey] : [])]) expect(english).toHaveProperty([key]);
  for (const { labelKey } of navigation) expect(english).toHaveProperty([labelKey]);
});
