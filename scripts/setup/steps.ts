import { Stopped } from '../run/launch.ts'

/** One piece of set-up; it starts when everything it comes `after` is done. */
export type Step = {
  name: string
  after?: string[]
  /** Does the work; a returned string is shown behind the name, `skip` keeps the step silent. */
  run: () => Promise<string | typeof skip>
}

/** What a step returns when there was nothing to do. */
export const skip = Symbol('nothing to do')

/**
 * Runs the steps, independent ones side by side, with a line at each start and end.
 * Rejects with the first failure once the steps that already run have ended.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  const done = new Map<string, Promise<void>>()
  for (const step of steps) {
    const before = (step.after ?? []).map((name) => {
      const earlier = done.get(name)
      if (!earlier)
        throw new Error(`The step "${step.name}" waits for "${name}", which is not before it.`)
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
    console.log(`  –  ${step.name}: not done`)
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
    const how = error instanceof Stopped ? 'cut short' : 'failed'
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
