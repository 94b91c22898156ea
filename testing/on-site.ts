import { buildPrograms } from '../launch/build.ts'
import { runSteps } from '../launch/steps.ts'
import { chromiumStep } from './browsers.ts'
import { type OwnStack, startOwnStack } from './own-stack.ts'

type Work<Target> = (target: Target, chromium: string) => Promise<void>

/** Builds what is out of date and runs `work` with a browser and a temporary stack with the demo. */
export async function onOwnStack(work: Work<OwnStack>): Promise<void> {
  await buildPrograms(chromiumStep)
  const stack = await startOwnStack('demo')
  try {
    await work(stack, process.env.CHROMIUM ?? '')
  } finally {
    await stack.dispose()
  }
}

/** Runs `work` with a browser on the site at `url`, or on a temporary stack without `url`. */
export async function onSite(url: string | undefined, work: Work<string>): Promise<void> {
  if (url === undefined) return onOwnStack(({ siteUrl }, chromium) => work(siteUrl, chromium))
  await runSteps([chromiumStep])
  await work(url, process.env.CHROMIUM ?? '')
}
