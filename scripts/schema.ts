import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { node, root } from '../launch/paths.ts'
import { runTask } from '../launch/task.ts'

/** The generators, in the order of their dependencies. */
const GENERATORS = [
  'scripts/page-kinds.ts',
  'content/generate.ts',
  'content/print-schema.ts',
  'scripts/schema-types.ts',
  'scripts/blocks/table.ts',
]

/** Regenerates the list of page kinds, the studio's types, `content/schema.graphql`, the fragments' types and `docs/blocks.md`. */
export async function generateFromModel(): Promise<void> {
  for (const script of GENERATORS) {
    await runTask(node, [join(root, script)])
    console.log(`  ✓  ${script}`)
  }
}

if (import.meta.main) runMain(generateFromModel)
