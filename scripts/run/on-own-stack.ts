import { browserStep } from '../setup/browser.ts'
import { buildSteps } from '../setup/build.ts'
import { withSetupLock } from '../setup/lock.mjs'
import { stateDir } from '../setup/paths.ts'
import { runSteps } from '../setup/steps.ts'
import { type OwnStack, startOwnStack } from './own-stack.ts'

/** Builds what is out of date and runs `work` with a browser and a temporary stack with the demo. */
export async function onOwnStack(
  work: (stack: OwnStack, chromium: string) => Promise<void>,
): Promise<void> {
  let chromium = ''
  const browser = browserStep((path) => {
    chromium = path
  })
  await withSetupLock(stateDir, () => runSteps([...buildSteps(), browser]))
  const stack = await startOwnStack('demo')
  try {
    await work(stack, chromium)
  } finally {
    await stack.dispose()
  }
}
