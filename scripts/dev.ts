import { runMain } from './run/main.ts'
import { prepare } from './run/prepare.ts'
import { printLine, serve } from './run/serve.ts'
import { livePrograms } from './run/stack.ts'
import { contentStep } from './setup/content.ts'

runMain(async (stop) => {
  const { addresses, env } = await prepare(({ addresses, env }) => [
    contentStep(addresses.dataDir, env),
  ])
  await serve(livePrograms(env, printLine), addresses, env, stop)
})
