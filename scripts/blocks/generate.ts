import { join } from 'node:path'
import { runTask } from '../run/task.ts'
import { node, root } from '../setup/paths.ts'

/** What is generated from the content model, in the order in which one needs the other. */
const GENERATORS = [
  'content/generate.ts',
  'content/delivery/print-schema.ts',
  'scripts/schema-types.ts',
  'scripts/blocks/table.ts',
]

/** Writes the generated files anew: the studio's types, `content/schema.graphql`, the fragments' types. */
export async function generateFromModel(): Promise<void> {
  for (const script of GENERATORS) {
    await runTask(node, [join(root, script)])
    console.log(`  ✓  ${script}`)
  }
}
