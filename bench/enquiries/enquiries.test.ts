import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendAll } from './send.ts'
import { StoredTimes } from './stored.ts'
import { timeRows } from './times.ts'
import { weightRows } from './weight.ts'

const SINCE = Date.parse('2026-11-24T09:00:00.000Z')

test('enquiries are sent at their time, although the first ones are not answered yet', async () => {
  const pauses: number[] = []
  let started = 0
  const all = Promise.withResolvers<void>()
  const send = async () => {
    if (++started === 4) all.resolve()
    await all.promise
    return { reference: '', sentAt: 0, acknowledgedMs: 0 }
  }
  await sendAll(4, 100, send, async (ms) => pauses.push(ms))
  expect(pauses).toEqual([0, 10, 20, 30])
})

test('the time to the record ends with the line in the log, and the 95th of a hundred is bounded', async () => {
  const times = new StoredTimes()
  const sent = Array.from({ length: 100 }, (_, i) => {
    const time = new Date(SINCE + i + 1).toISOString()
    times.read(JSON.stringify({ time, message: 'Enquiry stored', reference: `r${i}` }))
    return { reference: `r${i}`, sentAt: SINCE, acknowledgedMs: 5 }
  })
  times.read('ready, as plain text')
  const rows = timeRows(sent, await times.all(sent))
  expect(rows.map(({ measured, ok }) => [measured, ok])).toEqual([
    ['5.0 ms', undefined],
    ['5.0 ms', undefined],
    ['5.0 ms', undefined],
    ['50.0 ms', undefined],
    ['95 ms', false],
    ['100.0 ms', undefined],
  ])
})

test("the form's script has a bound, and a missing one has no weight", () => {
  const dist = mkdtempSync(join(tmpdir(), 'belvedere-bench-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const assets = join(dist, 'client/assets')
  mkdirSync(assets, { recursive: true })
  expect(() => weightRows(dist)).toThrow('not named as expected')
  writeFileSync(join(assets, 'start-form-A1b2_3-d.js.br'), Buffer.alloc(5000))
  expect(weightRows(dist).map(({ measured }) => measured)).toEqual(['5 KB'])
})
