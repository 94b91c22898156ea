import { isStopping } from './launch.mjs'

/** One part of the set-up. */
export type Step = {
  name: string
  /** How long it takes on two cores, in words, if that is long. */
  duration?: string
  /** Does the work and returns the text to print behind the name, or `skip` to print nothing. */
  run: () => Promise<string | typeof skip>
}

/** The result of a step that had nothing to do. */
export const skip = Symbol('nothing to do')

/**
 * Runs the steps in parallel, and prints a line at each start and end. Rejects with the first
 * failure once the running steps have ended.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  const results = await Promise.allSettled(steps.map(runStep))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function runStep(step: Step): Promise<void> {
  const started = Date.now()
  const announced = step.duration ? `${step.name}, ${step.duration}` : step.name
  const announce = setTimeout(() => console.log(`  …  ${announced}`), 150)
  try {
    const outcome = await step.run()
    if (outcome !== skip)
      console.log(`  ✓  ${step.name}: ${outcome} (${seconds(Date.now() - started)})`)
  } catch (error) {
    const how = isStopping() ? 'cancelled' : 'failed'
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
