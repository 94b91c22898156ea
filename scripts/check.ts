import { checkStyle, checkTypes, runUnit } from './run/checks.ts'
import { runMain } from './run/main.ts'
import { report } from './run/report.ts'
import { runChecks } from './run/timed.ts'

/** Types, lint and unit tests: run this before a commit. */
runMain(async () => {
  report(
    await runChecks([
      ['Types', checkTypes],
      ['Style', checkStyle],
      ['Unit tests', () => runUnit(['--project=unit'])],
    ]),
  )
})
