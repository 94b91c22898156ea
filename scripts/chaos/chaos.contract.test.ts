import { expect, test } from 'vitest'
import { linesOf } from './report.ts'
import { runRound } from './round.ts'

/** A busy machine is late with everything; only what stays wrong is wrong. */
const BOUNDS = { freshMs: 30_000, recoveryMs: 60_000, answerMs: 30_000 }

test('two copies of the site lose nothing and fail nobody through a round of faults', {
  timeout: 300_000,
}, async () => {
  const faults = ['both-killed', 'deployment']
  const said: string[] = []
  const { tally } = await runRound({
    copies: 2,
    seed: 4,
    faults: () => faults,
    bounds: BOUNDS,
    say: (line) => said.push(line),
    isKept: false,
  })
  expect(linesOf(tally.flaws), said.join('\n')).toEqual([])
  expect(tally.recoveries.map(({ fault }) => fault)).toEqual(faults)
  expect(tally.requests).toBeGreaterThan(50)
  expect(tally.acknowledged).toBeGreaterThan(5)
})
