import { join } from 'node:path'
import { runMain } from './run/main.ts'
import { runVisibly } from './run/task.ts'
import { root } from './setup/paths.ts'

/** Serves the catalogue of blocks and shell parts from source until stopped. */
runMain(async () => {
  const how = await runVisibly([join(root, 'site/catalogue/main.ts')], { NODE_ENV: 'development' })
  if (how !== 'code 0') throw new Error(`The catalogue exited (${how}): see its output above.`)
})
