import { runTests } from './run/tests.ts'

console.log(
  "  Besides what npm test runs: the sweep of every page, rare orders of events in the browser, the\n  commands of the docs, chaos, cache tags, clients of the API, broken requests, recipes of new kinds, more\n  killed processes, IBM's accessibility engine, and all tests of the content service on PostgreSQL.",
)

/** Every test: before a release. */
runTests('all')
