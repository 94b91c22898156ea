import { Stopped } from '../run/launch.ts'

/** One part of the set-up; it starts when the steps in `after` are done. */
export type Step = {
  name: string
  after?: string[]
  /** Does the work and returns the text to print behind the name, or `skip` to print nothing. */
  run: () => Promise<string | typeof skip>
}

/** The result of a step that had nothing to do. */
export const skip = Symbol('nothing to do')

/**
 * Runs the steps, independent ones in parallel, and prints a line at each start and end. Rejects
 * with the first failure once the running steps have ended.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  const done = new Map<string, Promise<void>>()
  for (const step of steps) {
    const before = (step.after ?? []).map((name) => {
      const earlier = done.get(name)
      if (!earlier)
        throw new Error(
          `The step "${step.name}" waits for "${name}", which is not an earlier step.`,
        )
      return earlier
    })
    done.set(step.name, runAfter(before, step))
  }
  const results = await Promise.allSettled(done.values())
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function runAfter(before: Promise<void>[], step: Step): Promise<void> {
  try {
    await Promise.all(before)
  } catch (error) {
    console.log(`  –  ${step.name}: skipped`)
    throw error
  }
  await runStep(step)
}

async function runStep(step: Step): Promise<void> {
  const started = Date.now()
  const announce = setTimeout(() => console.log(`  …  ${step.name}`), 150)
  try {
    const outcome = await step.run()
    if (outcome !== skip)
      console.log(`  ✓  ${step.name}: ${outcome} (${seconds(Date.now() - started)})`)
  } catch (error) {
    const how = error instanceof Stopped ? 'cancelled' : 'failed'
    console.log(`  ✗  ${step.name}: ${how} after ${seconds(Date.now() - started)}`)
    throw error
  } finally {
    clearTimeout(announce)
  }
}

/** Milliseconds as `12.3 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
