import { join } from 'node:path'
import { runMain } from './run/main.ts'
import { runTask } from './run/task.ts'
import { node, root } from './setup/paths.ts'

/** Pictures of block kinds for the studio’s picker, from the blocks themselves. */
runMain(async () => {
  const script = join(root, 'site/testing/take-thumbnails.ts')
  await runTask(node, [script, ...process.argv.slice(2)])
})
