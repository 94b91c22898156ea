import { seconds } from '../setup/steps.ts'
import { add, type Count } from './counts.ts'

type Check = [name: string, run: () => Promise<Count>]

/**
 * Runs checks one after the other, or several lists of checks side by side; prints their durations
 * and returns the total count.
 */
export async function runChecks(...lists: Check[][]): Promise<Count> {
  const results = await Promise.all(lists.map(runList))
  for (const { times } of results) console.log(`\n  ${times.join(' · ')}`)
  return add(...results.flatMap(({ counts }) => counts))
}

async function runList(checks: Check[]) {
  const counts: Count[] = []
  const times: string[] = []
  for (const [name, run] of checks) {
    const started = Date.now()
    counts.push(await run())
    times.push(`${name} ${seconds(Date.now() - started)}`)
  }
  return { counts, times }
}
