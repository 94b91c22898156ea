import { checkStyle, checkTypes, runUnit } from './run/checks.ts'
import { add } from './run/counts.ts'
import { runMain } from './run/main.ts'
import { report } from './run/report.ts'

/** Types, lint and unit tests: what a developer runs before a commit. */
runMain(async () => {
  report(add(await checkTypes(), await checkStyle(), await runUnit(['--project=unit'])))
})
