import { startCatalogue } from './catalogue.ts'
import { startStacks } from './start-stacks.ts'

/** Starts the fixture, the demo and the catalogue; returns a function that stops them. */
export default async function sweepSetup() {
  const [stacks, catalogue] = await Promise.allSettled([
    startStacks(['fixture', 'demo']),
    startCatalogue(),
  ])
  const stop = async () => {
    if (stacks.status === 'fulfilled') await stacks.value()
    if (catalogue.status === 'fulfilled') await catalogue.value()
  }
  for (const started of [stacks, catalogue]) {
    if (started.status === 'fulfilled') continue
    await stop()
    throw started.reason
  }
  return stop
}
