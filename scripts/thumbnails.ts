import { join } from 'node:path'
import { runMain } from './run/main.ts'
import { runVisibly } from './run/task.ts'
import { chromiumStep } from './setup/browsers.ts'
import { root } from './setup/paths.ts'
import { runSteps } from './setup/steps.ts'

/** Renders the thumbnails of the studio’s block picker from the blocks. */
runMain(async () => {
  await runSteps([chromiumStep])
  const script = join(root, 'site/testing/take-thumbnails.ts')
  const how = await runVisibly([script, ...process.argv.slice(2)])
  if (how !== 'code 0')
    throw new Error(`The thumbnails are not complete (${how}): see the output above.`)
})
