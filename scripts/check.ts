import { runMain } from '../launch/main.ts'
import { checkMigrations, checkStyle, checkTypes, runUnit } from './run/checks.ts'
import { runChecks } from './run/totals.ts'

// A second worker would load all modules again, and compete with the other tools.
const UNIT = ['--project=unit', '--tags-filter=!release', '--maxWorkers=1']

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
