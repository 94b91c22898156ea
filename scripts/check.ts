import { runMain } from '../launch/main.ts'
import { checkMigrations, checkStyle, checkTypes, runUnit } from './run/checks.ts'
import { runChecks } from './run/totals.ts'

/** Types, style, migrations and unit tests: run this before a commit. */
runMain(() =>
  runChecks([
    [
      ['Unit tests', () => runUnit(['--project=unit', '--tags-filter=!release'])],
      ['Types', checkTypes],
      ['Style', checkStyle],
      ['Migrations', checkMigrations],
    ],
  ]),
)
