import { join } from 'node:path'
import { runMain } from './run/main.ts'
import { runVisibly } from './run/task.ts'
import { root } from './setup/paths.ts'

/** Writes a migration for what has changed in the content model, for both engines. */
runMain(async () => {
  const program = join(root, 'content/payload/database/create-migration.ts')
  const ended = await runVisibly([program, ...process.argv.slice(2)])
  if (ended !== 'code 0') throw new Error('No migration was written.')
})
