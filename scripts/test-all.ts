import { runTests } from './run/tests.ts'

console.log(
  `  Besides what npm test runs: the sweep of every page, rare orders of events in the browser,
  the commands of the docs, recipes of new kinds, chaos, more killed processes, cache tags, clients
  of the API, broken requests, IBM's accessibility engine, and all tests of the content service on
  PostgreSQL.`,
)

/** Every test: before a release. */
runTests('all')
