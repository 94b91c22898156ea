/** The first and last step of every run of steps, by day. */
type Runs = [from: number, to: number][][]

/** Writes the steps at which a patch is lit on each of some days, as JSON for a data attribute. */
export function writeRuns(days: readonly (readonly boolean[])[]): string {
  const runs: Runs = days.map(runsOf)
  return JSON.stringify(runs)
}

/** Whether a patch is lit at a step of a day. */
export function isInRuns(runs: string, day: number, step: number): boolean {
  const days: Runs = JSON.parse(runs)
  return days[day]?.some(([from, to]) => from <= step && step <= to) ?? false
}

function runsOf(steps: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  steps.forEach((holds, step) => {
    const last = runs.at(-1)
    if (holds && last && last[1] === step - 1) last[1] = step
    else if (holds) runs.push([step, step])
  })
  return runs
}
