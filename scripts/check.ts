import { runMain } from '../launch/main.ts'
import { checkMigrations, checkStyle, checkTypes, runUnit } from './run/checks.ts'
import { runChecks } from './run/totals.ts'

// A third worker of Vitest would only compete with the other tools.
const UNIT = ['--project=unit', '--tags-filter=!release', '--maxWorkers=2']

/** Types, style, migrations and unit tests: run this before a commit. */
runMain(() =>
  runChecks([
    [
      ['Unit tests', () => runUnit(UNIT)],
      ['Types', checkTypes],
      ['Style', checkStyle],
      ['Migrations', checkMigrations],
    ],
  ]),
)
