import { runMain } from './run/main.ts'
import { prepare } from './run/prepare.ts'
import { printLine, serve } from './run/serve.ts'
import { builtPrograms } from './run/stack.ts'
import { buildSteps } from './setup/build.ts'
import { contentStep } from './setup/content.ts'

runMain(async (stop) => {
  const { addresses, env } = await prepare(({ addresses, env }) => [
    ...buildSteps(),
    contentStep(addresses.dataDir, env),
  ])
  await serve(builtPrograms(env, printLine), addresses, env, stop)
})
