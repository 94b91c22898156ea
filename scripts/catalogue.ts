import { join } from 'node:path'
import { runMain } from './run/main.ts'
import { startProgram } from './run/program.ts'
import { root } from './setup/paths.ts'

/** Serves the catalogue of blocks and shell parts from source until stopped. */
runMain(async () => {
  const { ended } = startProgram({
    name: 'catalogue',
    args: [join(root, 'site/catalogue/main.ts')],
    env: { NODE_ENV: 'development' },
    onLine: (line) => console.log(line),
  })
  const how = await ended
  if (how !== 'code 0') throw new Error(`The catalogue exited (${how}): see its output above.`)
})
