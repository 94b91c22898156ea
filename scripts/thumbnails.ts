import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { runSteps } from '../launch/steps.ts'
import { runVisibly } from '../launch/task.ts'
import { chromiumStep } from '../testing/browsers.ts'

/** Renders the thumbnails of the studio’s block picker from the blocks. */
runMain(async () => {
  await runSteps([chromiumStep])
  const script = join(root, 'site/testing/take-thumbnails.ts')
  const how = await runVisibly([script, ...process.argv.slice(2)])
  if (how !== 'code 0')
    throw new Error(`The thumbnails are not complete (${how}): see the output above.`)
})
