import { add, checkStyle, checkTypes, runUnit } from './run/checks.ts'
import { report } from './run/report.ts'

/** Types, lint and unit tests: what a developer runs before a commit. */
report(add(await checkTypes(), await checkStyle(), await runUnit(['--project=unit'])))
