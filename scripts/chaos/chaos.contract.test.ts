import { expect, test } from 'vitest'
import { runRound } from './round.ts'
import { linesOf } from './tally.ts'

/** A busy machine is late with everything; only what stays wrong is wrong. */
const BOUNDS = { freshMs: 30_000, recoveryMs: 60_000, answerMs: 30_000, proxyMs: 15_000 }

test('two copies of the site: no failed request and no lost change in a round of faults', {
  timeout: 480_000,
}, async () => {
  const faults = ['both-killed', 'messages-lost', 'deployment']
  const said: string[] = []
  const { tally, rows } = await runRound({
    copies: 2,
    seed: 4,
    faults: () => faults,
    bounds: BOUNDS,
    say: (line) => said.push(line),
    isKept: false,
  })
  expect(linesOf(tally.problems), said.join('\n')).toEqual([])
  expect(tally.recoveries.map(({ fault }) => fault)).toEqual(faults)
  expect(rows.filter(({ ok }) => ok === false)).toEqual([])
  expect(tally.acknowledged).toBeGreaterThan(5)
})
