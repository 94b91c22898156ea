import { expect, test } from 'vitest'
import { runEditors } from './round.ts'

const KILLS = 3
/** The service is killed after so many acknowledged actions since its last death. */
const ACTIONS = 60

test('four editors lose no acknowledged word while the content service is killed three times', {
  timeout: 900_000,
}, async () => {
  const said: string[] = []
  const round = await runEditors({
    seed: 4,
    untilKill: async (kills, ledger, stop) => {
      if (kills < KILLS) await ledger.untilMore(ACTIONS, stop)
      return kills < KILLS
    },
    say: (line) => said.push(line),
    isKept: false,
  })
  expect(round.problems, said.join('\n')).toEqual([])
  expect(round.kills).toBe(KILLS)
  expect(round.acknowledged).toMatchObject({
    word: expect.any(Number),
    published: expect.any(Number),
    deleted: expect.any(Number),
  })
})
