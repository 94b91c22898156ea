import { browserStep } from '../setup/browser.ts'
import { runSteps } from '../setup/steps.ts'
import { onOwnStack } from './on-own-stack.ts'

/** Runs `work` with a browser on the site at `url`, or on a temporary stack without `url`. */
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
