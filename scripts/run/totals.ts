import { seconds } from '../../launch/steps.ts'
import { add, type Count } from './counts.ts'

type Check = [name: string, run: () => Promise<Count>]

/** Runs checks one after the other; prints their durations and the totals. */
export async function runChecks(checks: Check[]): Promise<void> {
  const counts: Count[] = []
  const times: string[] = []
  for (const [name, run] of checks) {
    const started = Date.now()
    counts.push(await run())
    times.push(`${name} ${seconds(Date.now() - started)}`)
  }
  console.log(`\n  ${times.join(' · ')}`)
  console.log(`  In all, with the set-up: ${seconds(process.uptime() * 1000)}`)
  report(add(...counts))
}

/** Prints the totals and sets the exit code. */
export function report({ passed, failed, skipped }: Count): void {
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
