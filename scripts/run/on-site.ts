import { browserStep } from '../setup/browser.ts'
import { runSteps } from '../setup/steps.ts'
import { onOwnStack } from './on-own-stack.ts'

/** Works with a browser on a site that runs already, or without an address on a stack of its own. */
export async function onSite(
  url: string | undefined,
  work: (siteUrl: string, chromium: string) => Promise<void>,
): Promise<void> {
  if (url === undefined) return onOwnStack(({ siteUrl }, chromium) => work(siteUrl, chromium))
  let chromium = ''
  const browser = browserStep((path) => {
    chromium = path
  })
  await runSteps([browser])
  await work(url, chromium)
}
