import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestFailed } from '../../studio/request.ts'
import { Keeper, type Kept } from './keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A keeper whose requests end when the test says so. */
function setUp() {
  const saved: string[] = []
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const states: Kept[] = []
  const keeper = new Keeper<string>({
    save: (value) => {
      saved.push(value)
      return new Promise((resolve, reject) => void ends.push({ resolve, reject }))
    },
    onState: (state) => states.push(state),
  })
  const pass = () => vi.advanceTimersByTimeAsync(10_000)
  return { keeper, saved, ends, states, pass }
}

test('what is typed in one go is stored once', async () => {
  const { keeper, saved, ends, states, pass } = setUp()
  for (const text of ['D', 'De', 'Dear']) keeper.change(text)
  await pass()
  ends[0]?.resolve()
  await pass()
  expect(saved).toEqual(['Dear'])
  expect(states.at(-1)).toEqual({ is: 'kept' })
})

test('a change during a request is stored after it, never beside it', async () => {
  const { keeper, saved, ends, states, pass } = setUp()
  keeper.change('Dear')
  await pass()
  keeper.change('Dear Ines')
  await pass()
  expect(saved).toEqual(['Dear'])
  ends[0]?.resolve()
  await pass()
  expect(saved).toEqual(['Dear', 'Dear Ines'])
  expect(states.at(-1)).toEqual({ is: 'keeping' })
  ends[1]?.resolve()
  await pass()
  expect(states.at(-1)).toEqual({ is: 'kept' })
})

test('after a failure the newest text is tried until it is stored', async () => {
  const { keeper, saved, ends, states, pass } = setUp()
  keeper.change('Dear')
  await pass()
  for (const end of [0, 1]) {
    ends[end]?.reject(new Error('The service is away.'))
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toEqual({ is: 'failed', why: 'The service is away.' })
    await pass()
  }
  ends[2]?.resolve()
  await pass()
  expect(saved).toEqual(['Dear', 'Dear', 'Dear'])
  expect(states.at(-1)).toEqual({ is: 'kept' })
})

test('what the service refuses is tried again after a change only', async () => {
  const { keeper, saved, ends, states, pass } = setUp()
  keeper.change('Dear')
  await pass()
  ends[0]?.reject(new RequestFailed('Wait.', {}, 429))
  await pass()
  ends[1]?.reject(new RequestFailed('The personal data was erased.', {}, 409))
  await pass()
  expect(saved).toEqual(['Dear', 'Dear'])
  expect(states.at(-1)).toEqual({ is: 'refused', why: 'The personal data was erased.' })
  keeper.change('Dear Ines')
  await pass()
  expect(saved).toEqual(['Dear', 'Dear', 'Dear Ines'])
})

test('what is not stored yet is stored at once when the page closes', async () => {
  const { keeper, saved } = setUp()
  keeper.change('Dear')
  keeper.flush()
  expect(saved).toEqual(['Dear'])
  keeper.flush()
})

test('once it is settled, nothing follows an answer that was sent', async () => {
  const { keeper, saved, ends, pass } = setUp()
  keeper.change('Dear')
  await pass()
  keeper.change('Dear Ines')
  const settled = keeper.settle()
  ends[0]?.reject(new Error('The service is away.'))
  await settled
  await pass()
  expect(saved).toEqual(['Dear'])
})
