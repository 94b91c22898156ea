import { startCatalogue } from './catalogue.ts'
import startStack from './global-setup.ts'

/** Starts both programs and the catalogue for the sweep; returns a function that stops them. */
export default async function sweepSetup() {
  const [stack, catalogue] = await Promise.allSettled([startStack(), startCatalogue()])
  const stop = async () => {
    if (stack.status === 'fulfilled') await stack.value()
    if (catalogue.status === 'fulfilled') await catalogue.value()
  }
  for (const started of [stack, catalogue]) {
    if (started.status === 'fulfilled') continue
    await stop()
    throw started.reason
  }
  return stop
}
