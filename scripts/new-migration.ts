import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { runVisibly } from '../launch/task.ts'

/** Writes a migration for what has changed in the content model, for both engines. */
runMain(async () => {
  const program = join(root, 'content/payload/database/create-migration.ts')
  const ended = await runVisibly([program, ...process.argv.slice(2)])
  if (ended !== 'code 0') throw new Error('No migration was written.')
})
