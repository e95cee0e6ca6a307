import { startTestClock } from '@baize/testing/test-clock';
import { UiProvider } from '@baize/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, useMemo } from 'react';
import { brands, locales, translator } from './brands.ts';
import { modes } from './modes.ts';
import './docs.css';
import { configure } from 'storybook/test';
import { storyFaults, watchConsole } from './story-faults.ts';
import { showUnions } from './union-types.ts';

startTestClock();

// A busy machine loads lazy parts late.
configure({ asyncUtilTimeout: 30_000 });

const withBrand: Decorator = (Story, { globals }) => {
  const brand = brands[String(globals['brand'])] ?? Object.values(brands)[0];
  const locale = String(globals['locale']);
  useLayoutEffect(() => {
    document.documentElement.className = brand?.themeClass ?? '';
    document.documentElement.lang = locales[locale] ?? 'en';
    document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
    // Styles and components read the same attribute. Without it the system's setting decides.
    if (globals['motion'] === 'full' || globals['motion'] === 'reduced')
      document.documentElement.dataset['motion'] = globals['motion'];
    else delete document.documentElement.dataset['motion'];
  }, [brand, locale, globals]);
  const translate = useMemo(() => translator(locale), [locale]);
  return (
    <UiProvider translate={translate} layout={brand?.tokens.layout} locale={locales[locale] ?? 'en'}>
      <Story />
    </UiProvider>
  );
};

/** `STORYBOOK_BRAND=marigold` runs all story tests under another brand. */
const initialBrand = (import.meta.env['STORYBOOK_BRAND'] as string | undefined) ?? 'northlight';

/** Whether Vitest runs the stories by itself, without Storybook's panels. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

const preview: Preview = {
  decorators: [withBrand],
  /** Every component gets a page with usage notes, props and stories. */
  tags: ['autodocs'],
  /** Stories of a whole frame take the brand's logos from here, and those that compare brands take all. */
  loaders: [({ globals }) => Promise.resolve({ brand: brands[String(globals['brand'])], brands })],
  argTypesEnhancers: [({ argTypes }) => showUnions(argTypes) as typeof argTypes],
  /** A story that logs an error or shows nothing is broken, even if nothing in it was asked. */
  ...(isTestRun
    ? {
        beforeEach: ({ parameters }) => watchConsole(parameters['expectedErrors'] as readonly RegExp[] | undefined),
        afterEach: ({ canvasElement, parameters }) => {
          const faults = storyFaults(canvasElement, parameters['mayBeEmpty'] === true);
          if (faults.length > 0) throw new Error(faults.join('\n'));
        },
      }
    : {}),
  initialGlobals: {
    brand: initialBrand,
    locale: 'en',
    direction: 'ltr',
    motion: 'system',
    viewport: { value: undefined },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: Object.keys(brands), dynamicTitle: true },
    },
    locale: {
      description: 'Locale',
      toolbar: { title: 'Locale', icon: 'globe', items: Object.keys(locales), dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'system', title: 'Motion: system' },
          { value: 'full', title: 'Motion: full' },
          { value: 'reduced', title: 'Motion: reduced' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Describing every element that passes takes longer than finding the violations. Only Storybook shows those.
        ...(isTestRun ? { resultTypes: ['violations'] } : {}),
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    chromatic: { modes },
    options: {
      // Storybook reads this list without running the file, so it repeats the titles of components/groups.ts.
      storySort: {
        order: [
          'Foundations',
          'Screens',
          'Layout',
          'Primitives',
          'Frame',
          'Feedback',
          'Games',
          'Forms',
          'Content',
          'Navigation',
          'Overlays',
          'Widgets',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        least: { name: 'Smallest 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
