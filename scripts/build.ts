import { runMain } from './run/main.ts'
import { buildSteps } from './setup/build.ts'
import { withSetupLock } from './setup/lock.mjs'
import { stateDir } from './setup/paths.ts'
import { runSteps } from './setup/steps.ts'

/** Builds what has changed of both programs, and starts nothing: for a server that runs them apart. */
runMain(() => withSetupLock(stateDir, () => runSteps(buildSteps())))
