import { expect, test } from 'vitest'
import { Attempts } from './attempts.ts'
import { refusal } from './refusal.ts'

test('attempts beyond the limit wait until the oldest has left the window', () => {
  const attempts = new Attempts({ attempts: 2, windowSeconds: 60 })
  attempts.add('ada', 0)
  attempts.add('ada', 10_000)
  expect(attempts.wait('ada', 10_000)).toBe(50)
  expect(attempts.wait('grace', 10_000)).toBe(0)
  expect(attempts.wait('ada', 60_000)).toBe(0)
  attempts.add('ada', 60_000)
  expect(attempts.wait('ada', 61_000)).toBe(9)
})

test('undo removes the last attempt of a key, forget removes all of them', () => {
  const attempts = new Attempts({ attempts: 1, windowSeconds: 60 })
  for (const clear of ['undo', 'forget'] as const) {
    attempts.add('ada', 0)
    expect(attempts.wait('ada', 1)).toBeGreaterThan(0)
    attempts[clear]('ada')
    expect(attempts.wait('ada', 1)).toBe(0)
  }
})

test('above the maximum number of keys, the oldest key is removed', () => {
  const attempts = new Attempts({ attempts: 1, windowSeconds: 60, keys: 2 })
  for (const key of ['a', 'b', 'c']) attempts.add(key, 0)
  expect(['a', 'b', 'c'].map((key) => attempts.wait(key, 0))).toEqual([0, 60, 60])
})

test('a refusal counts as an attempt, a fault of the service does not', async () => {
  const attempts = new Attempts({ attempts: 1, windowSeconds: 60 })
  const run = async (outcome: () => unknown) => {
    await attempts.during('ada', async () => outcome()).catch(() => undefined)
    const isCounted = attempts.wait('ada') > 0
    attempts.forget('ada')
    return isCounted
  }
  const fails = (error: Error) => () => {
    throw error
  }
  expect(await run(fails(refusal('This code is not right.', 401)))).toBe(true)
  expect(await run(() => attempts.wait('ada'))).toBe(true)
  expect(await run(fails(new Error('SQLITE_IOERR')))).toBe(false)
  expect(await run(fails(refusal('Try again later.', 503)))).toBe(false)
})

test('an attempt counts before its outcome is known', async () => {
  const attempts = new Attempts({ attempts: 1, windowSeconds: 60 })
  await attempts.during('ada', async () => expect(attempts.wait('ada')).toBeGreaterThan(0))
})
