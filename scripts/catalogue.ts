import { join } from 'node:path'
import { runMain } from './run/main.ts'
import { startProgram } from './run/program.ts'
import { root } from './setup/paths.ts'

/** Every block and every piece of the shell, from the sources, until told to stop. */
runMain(async () => {
  const { ended } = startProgram({
    name: 'catalogue',
    args: [join(root, 'site/catalogue/main.ts')],
    env: { NODE_ENV: 'development' },
    onLine: (line) => console.log(line),
  })
  const how = await ended
  if (how !== 'code 0') throw new Error(`The catalogue ended (${how}): its lines above say why.`)
})
