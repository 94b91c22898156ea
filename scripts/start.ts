import { runMain } from './run/main.ts'
import { prepare } from './run/prepare.ts'
import { printLine, serve } from './run/serve.ts'
import { builtPrograms } from './run/stack.ts'
import { buildSteps } from './setup/build.ts'
import { contentStep } from './setup/content.ts'
import { withSetupLock } from './setup/lock.mjs'
import { workshop } from './setup/paths.ts'
import { runSteps } from './setup/steps.ts'

runMain(async () => {
  const { addresses, env } = await prepare()
  const steps = [...buildSteps(), contentStep(addresses.dataDir, env)]
  await withSetupLock(workshop, () => runSteps(steps))
  await serve(builtPrograms(env, printLine), addresses, env)
})
