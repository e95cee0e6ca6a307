// Who may import whom, by the tags of each package.json. One table for ESLint and for the checks that prove it.
// Plain JavaScript, because eslint.config.mjs reads it.

const FOUNDATION = ['layer:kernel', 'layer:contracts', 'layer:brand'];
const DOORS = [...FOUNDATION, 'layer:session', 'layer:http', 'layer:i18n'];
/** The theme is in libs/ui/src/theme. It is a project of its own only so that brands can import it alone. */
const UI = ['layer:ui', 'layer:theme'];
const WEB = [...DOORS, 'layer:shell', ...UI];

/** Tag → tags that it may import. A tag that is missing here is unknown, and `tags.ts` refuses its project. */
export const LAYERS = {
  'layer:kernel': [],
  'layer:contracts': ['layer:kernel'],
  'layer:brand': ['layer:kernel'],
  'layer:session': FOUNDATION,
  'layer:http': [...FOUNDATION, 'layer:session'],
  'layer:i18n': [...FOUNDATION, 'layer:session'],
  'layer:shell': [...DOORS, ...UI],
  'layer:theme': ['layer:kernel'],
  'layer:ui': ['layer:kernel', 'layer:theme'],
  // Never another domain: what a domain adds to another's pages goes through typed slots (libs/shell/src/module/slots.ts).
  'layer:domain': WEB,
  'layer:brand-data': ['layer:brand', 'layer:theme'],
  // Types that the release and the site share.
  'layer:boot': [...DOORS, 'layer:shell'],
  'app:site': [...WEB, 'layer:domain', 'layer:boot'],
  // Of a brand only its config; `no-restricted-imports` says so, tags cannot.
  'app:api': [...FOUNDATION, 'layer:brand-data', 'layer:catalogue', 'layer:content-engine', 'layer:folder-lock'],
  // The studio draws its games with the composer that draws their tiles.
  'app:sandbox': ['layer:kernel', 'layer:contracts', 'layer:catalogue'],
  'layer:catalogue': FOUNDATION,
  'layer:content-engine': FOUNDATION,
  'layer:folder-lock': [],
  'layer:site-build': [...FOUNDATION, 'layer:boot'],
  'layer:testing': ['*'],
  'layer:e2e': ['*'],
  'layer:tool': ['*'],
};

/** Where code runs. Code that runs anywhere may import only code that runs anywhere. */
export const SIDES = {
  'side:any': ['side:any'],
  'side:web': ['side:any', 'side:web'],
  'side:node': ['*'],
};

const SERVER_PACKAGES = [
  'fastify',
  'fastify-*',
  '@fastify/*',
  'drizzle-orm',
  'drizzle-orm/*',
  'pg',
  '@electric-sql/*',
  'pino',
  'sharp',
  'groq-js',
  '@node-rs/*',
];
const REACT_PACKAGES = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  'react-router-dom',
  '@tanstack/react-*',
  'jotai',
  'react-*',
];

/** Packages that a tag may not use: React never reaches the API; Fastify and Drizzle never reach the web. */
export const BANNED_PACKAGES = {
  'side:web': SERVER_PACKAGES,
  'app:api': REACT_PACKAGES,
  'layer:kernel': ['*'],
};

const isLayer = (tag) => tag.startsWith('layer:');
/** Each project's layer must be one of these, and its side one of SIDES. What an application may import follows from its app tag. */
export const LAYER_TAGS = [...Object.keys(LAYERS).filter(isLayer), 'layer:app'];
export const APP_TAGS = Object.keys(LAYERS).filter((tag) => !isLayer(tag));

/** The table in the form of @nx/enforce-module-boundaries. */
export function depConstraints({ tests = false } = {}) {
  const layers = Object.entries(LAYERS).map(([sourceTag, allowed]) => ({
    sourceTag,
    onlyDependOnLibsWithTags: allowed.includes('*')
      ? ['*']
      : [...allowed, ...(tests ? ['layer:testing', ...UI, 'layer:shell'] : [])],
    ...(!tests && BANNED_PACKAGES[sourceTag] ? { bannedExternalImports: BANNED_PACKAGES[sourceTag] } : {}),
  }));
  if (tests) return layers;
  const sides = Object.entries(SIDES).map(([sourceTag, allowed]) => ({
    sourceTag,
    onlyDependOnLibsWithTags: allowed,
    ...(BANNED_PACKAGES[sourceTag] ? { bannedExternalImports: BANNED_PACKAGES[sourceTag] } : {}),
  }));
  return [...layers, ...sides];
}
