import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { runVisibly } from '../launch/task.ts'

/** Serves the catalogue of blocks and shell parts from source until stopped. */
runMain(async () => {
  const how = await runVisibly([join(root, 'site/catalogue/main.ts')], { NODE_ENV: 'development' })
  if (how !== 'code 0') throw new Error(`The catalogue exited (${how}): see its output above.`)
})
