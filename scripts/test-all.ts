import { runTests } from './run/tests.ts'

console.log(
  "  Besides what npm test runs: the commands of the docs, chaos, cache tags, clients of the API,\n  broken requests, IBM's accessibility engine, and all tests of the content service on PostgreSQL.",
)

/** Every test: before a release. */
runTests('all')
