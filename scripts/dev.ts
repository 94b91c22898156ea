import { runMain } from './run/main.ts'
import { prepare } from './run/prepare.ts'
import { printLine, serve } from './run/serve.ts'
import { livePrograms } from './run/stack.ts'
import { contentStep } from './setup/content.ts'
import { withSetupLock } from './setup/lock.mjs'
import { workshop } from './setup/paths.ts'
import { runSteps } from './setup/steps.ts'

runMain(async () => {
  const { addresses, env } = await prepare()
  await withSetupLock(workshop, () => runSteps([contentStep(addresses.dataDir, env)]))
  await serve(livePrograms(env, printLine), addresses, env)
})
