import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './content/testing/postgres/find.ts'
import { SlowestFirst } from './testing/slowest-first.ts'

const rooms = '{kit,ui,motion,scenes,blocks,site,content,demo,launch,testing,scripts,bench}'
const everywhere = ['**/node_modules/**', '**/dist/**', '**/.next/**']

/**
 * Contract tests that take long and rarely fail: `npm run test:all` runs them. A single test of
 * this kind beside others has the tag `release`.
 */
const forReleases = [
  'scripts/{cache-tags,chaos,docs,edge,resilience,visits}/**/*.contract.test.ts',
  'scripts/{demo-reset,properties/*,blocks/recipes}.contract.test.ts',
  'content/{delivery/examples,move}/*.contract.test.ts',
  'content/{set-password,setup,stop-service}.contract.test.ts',
  'content/publish/bulk.contract.test.ts',
  'demo/{patterns,reset,seed}.contract.test.ts',
  'site/build/secrets.contract.test.ts',
  'site/catalogue/viewer.contract.test.ts',
]

/**
 * Tests of what differs between the engines: SQL, transactions, locks and searches. The other
 * contract tests of the content service run on PostgreSQL with `npm run test:all`.
 */
const byEngine = [
  'content/payload/**/*.contract.test.ts',
  'content/publish/{publish,race,schedule,*/*}.contract.test.ts',
  'content/enquiries/deliveries/{kept-mails,worker}.contract.test.ts',
  'content/enquiries/{answers/answers,enquiries,receive}.contract.test.ts',
  'content/model/{api-limits,odd-input,facts/facts}.contract.test.ts',
  'content/delivery/{inquire-to,lists,records}.contract.test.ts',
  'scripts/own-addresses.contract.test.ts',
  'content/overview/{*,facts/*,search/*,visits/*}.contract.test.ts',
  'content/accounts/sessions/*.contract.test.ts',
  'content/workflow/{before-deleting,before-publishing,bin,bulk,imports}/*.contract.test.ts',
  'content/media/library/same-file.contract.test.ts',
  'content/listings/imports/restart.contract.test.ts',
]
const onSqlite = [
  'content/payload/database/{check-database,drift,migrations}.contract.test.ts',
  'content/payload/workarounds/quick-imports.contract.test.ts',
  'content/built-secrets.contract.test.ts',
  // It starts a database of either kind itself.
  'content/move/move.contract.test.ts',
  // They start programs that read files, or servers for mail, and no database.
  'content/media/{inspect-upload,on-upload,respond}.contract.test.ts',
  'content/media/{foreign-files/reading-room,masterplan/prepare/prepare}.contract.test.ts',
  'content/listings/read-sheet.contract.test.ts',
  'content/service/mail/send-mail.contract.test.ts',
]

/** The content service a second time, on a temporary PostgreSQL. */
function onPostgres(name: string, include: string[], exclude: string[]) {
  return {
    extends: true as const,
    test: {
      name,
      globalSetup: ['content/testing/postgres/global-setup.ts'],
      include,
      exclude: [...everywhere, ...exclude],
    },
  }
}

const postgres = [
  onPostgres('postgres', byEngine, onSqlite),
  onPostgres('postgres-release', ['content/**/*.contract.test.ts'], [...byEngine, ...onSqlite]),
]

function contract(name: string, include: string[], exclude: string[]) {
  return {
    extends: true as const,
    test: {
      name,
      globalSetup: ['site/testing/shared-build.ts'],
      include,
      exclude: [...everywhere, ...exclude],
    },
  }
}

/**
 * `unit` is quick and needs nothing but the packages; `contract` (`*.contract.test.ts`) starts
 * databases, servers, programs and builds. `npm test` leaves out the projects for releases.
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
    setupFiles: [join(import.meta.dirname, 'testing/fresh-worker.ts')],
    unstubEnvs: true,
    unstubGlobals: true,
    sequence: { sequencer: SlowestFirst },
    tags: [{ name: 'release', description: 'takes long and rarely fails' }],
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
      contract('contract', [`${rooms}/**/*.contract.test.{ts,tsx}`], forReleases),
      contract('contract-release', forReleases, []),
      ...(findPostgres() ? postgres : []),
    ],
  },
})
