import { defineConfig } from 'drizzle-kit';

// `MODULE=wallet npx drizzle-kit generate --config apps/api/drizzle.config.ts --name what_changed` from the repository's root.
const module = process.env['MODULE'];
if (!module || !/^[a-z-]+$/.test(module)) {
  throw new Error(
    'MODULE is not set. Each module owns its migrations, so drizzle-kit must know whose to make. Run it as MODULE=<module> npx drizzle-kit generate --config apps/api/drizzle.config.ts --name <what_changed>.',
  );
}

export default defineConfig({
  dialect: 'postgresql',
  schema: `apps/api/src/modules/${module}/schema.ts`,
  out: `apps/api/src/modules/${module}/migrations`,
});
