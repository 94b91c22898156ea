import { seconds } from '../../launch/steps.ts'
import type { Print } from '../../launch/task.ts'
import { add, type Count } from './counts.ts'

type Check = [name: string, run: (print?: Print) => Promise<Count>]

/**
 * Runs one group of checks after the other, those of a group beside each other; prints their
 * durations and the totals. What all but the first of a group say is printed when they have ended.
 */
export async function runChecks(groups: Check[][]): Promise<void> {
  const counts: Count[] = []
  const times: string[] = []
  for (const [first, ...others] of groups) {
    const run = async ([name, check]: Check, print?: Print) => {
      const started = Date.now()
      counts.push(await check(print))
      times.push(`${name} ${seconds(Date.now() - started)}`)
    }
    const said: string[] = []
    const beside = others.map((one) => run(one, (line) => said.push(line)))
    await Promise.all([first && run(first), ...beside])
    for (const line of said) console.log(line)
  }
  console.log(`\n  ${times.join(' · ')}`)
  console.log(`  In all, with the set-up: ${seconds(process.uptime() * 1000)}`)
  report(add(...counts))
}

/** Prints what failed and the totals, and sets the exit code. */
export function report({ passed, failed, skipped }: Count): void {
  for (const name of failed) console.log(`  ✗  Failed: ${name}`)
  console.log(`\n${passed} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1
}
