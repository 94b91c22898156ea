import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { runVisibly } from '../launch/task.ts'

/** Runs a bench with its options; its exit code says whether all figures are within their bounds. */
runMain(async () => {
  const how = await runVisibly([join(root, 'bench/main.ts'), ...process.argv.slice(2)])
  if (how !== 'code 0') process.exitCode = 1
})
