import { join } from 'node:path'
import { runMain } from './run/main.ts'
import { runTask } from './run/task.ts'
import { node, root } from './setup/paths.ts'

/** Renders the thumbnails of the studio’s block picker from the blocks. */
runMain(async () => {
  const script = join(root, 'site/testing/take-thumbnails.ts')
  await runTask(node, [script, ...process.argv.slice(2)])
})
