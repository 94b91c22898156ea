import { join } from 'node:path'
import { runMain } from './run/main.ts'
import { runTask } from './run/task.ts'
import { node, root } from './setup/paths.ts'

/** What is made from the content model, in the order in which one is made from the other. */
const generators = [
  'content/generate.ts',
  'content/delivery/print-schema.ts',
  'scripts/schema-types.ts',
]

runMain(async () => {
  for (const script of generators) {
    await runTask(node, [join(root, script)])
    console.log(`  ✓  ${script}`)
  }
})
