import { seconds } from '../setup/steps.ts'
import { add, type Count } from './counts.ts'

type Check = [name: string, run: () => Promise<Count>]

/** Runs checks one after the other, prints their durations, and returns the total count. */
export async function runChecks(checks: Check[]): Promise<Count> {
  const counts: Count[] = []
  const times: string[] = []
  for (const [name, run] of checks) {
    const started = Date.now()
    counts.push(await run())
    times.push(`${name} ${seconds(Date.now() - started)}`)
  }
  console.log(`\n  ${times.join(' · ')}`)
  return add(...counts)
}
