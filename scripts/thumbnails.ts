import { join } from 'node:path'
import { fail, launch } from './run/launch.ts'
import { runMain } from './run/main.ts'
import { browserStep } from './setup/browser.ts'
import { node, root } from './setup/paths.ts'
import { runSteps } from './setup/steps.ts'

/** Renders the thumbnails of the studio’s block picker from the blocks. */
runMain(async () => {
  let chromium = ''
  const browser = browserStep((path) => {
    chromium = path
  })
  await runSteps([browser])
  const script = join(root, 'site/testing/take-thumbnails.ts')
  const { ended } = launch(node, [script, ...process.argv.slice(2)], {
    env: { CHROMIUM: chromium },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const how = await ended
  if (how !== 'code 0') fail(`The thumbnails are not complete (${how}): see the output above.`)
})
