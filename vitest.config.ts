import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './content/test/postgres/find.ts'
import { SlowestFirst } from './scripts/testing/slowest-first.ts'

const rooms = '{kit,ui,motion,scenes,blocks,site,content,demo,scripts,bench}'
const everywhere = ['**/node_modules/**', '**/dist/**', '**/.next/**']

/** The content service a second time, on a PostgreSQL that is thrown away afterwards. */
const postgres = {
  extends: true as const,
  test: {
    name: 'postgres',
    globalSetup: ['content/test/postgres/global-setup.ts'],
    include: ['content/**/*.contract.test.ts'],
    exclude: [...everywhere, 'content/database/migrations.contract.test.ts'],
  },
}

/**
 * `unit` is quick and needs nothing but the packages; `contract` (`*.contract.test.ts`) starts
 * databases, servers and builds.
 */
export default defineConfig({
  // Node takes the CommonJS build of graphql, Vite the other one; two copies of it do not mix.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    css: { include: /./, modules: { classNameStrategy: 'non-scoped' } },
    // Passing tests do not wait for these; a busy machine does.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 180_000,
    env: { LOG_LEVEL: 'error' },
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'scripts/testing/fresh-worker.ts')],
    unstubEnvs: true,
    unstubGlobals: true,
    sequence: { sequencer: SlowestFirst },
    // Tests of programs mostly wait: on two cores, too, three files at a time are quicker than one or four.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: [...everywhere, '**/*.contract.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          globalSetup: ['site/testing/shared-build.ts'],
          include: [`${rooms}/**/*.contract.test.{ts,tsx}`],
          exclude: everywhere,
        },
      },
      ...(findPostgres() ? [postgres] : []),
    ],
  },
})
