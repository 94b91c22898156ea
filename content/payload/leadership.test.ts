import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Claim, Leadership } from './leadership.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A lock that services in this process claim, as PostgreSQL would give it. */
function makeLock() {
  let holder: (() => void) | undefined
  const state = { isAway: false }
  const free = () => {
    holder = undefined
  }
  const claim = async (): Promise<Claim | undefined> => {
    if (state.isAway) throw new Error('The database is away.')
    if (holder) return undefined
    const { promise: lost, resolve } = Promise.withResolvers<void>()
    holder = resolve
    // A connection that was lost gives nothing back.
    const release = () => {
      if (holder === resolve) free()
    }
    return { lost, release }
  }
  /** Ends the connection of the holder. */
  const cut = () => {
    holder?.()
    free()
  }
  /** Another program takes the lock. */
  const take = () => {
    holder = () => undefined
  }
  return { claim, cut, state, take }
}

function service(claim: () => Promise<Claim | undefined>) {
  const events: string[] = []
  const leadership = new Leadership({
    claim,
    onLead: () => void events.push('leads'),
    onReplaced: () => void events.push('replaced'),
  })
  return { leadership, events }
}

test('the first service leads, and the next one when it has ended', async () => {
  const { claim } = makeLock()
  const [a, b] = [service(claim), service(claim)]
  await a.leadership.start()
  await b.leadership.start()
  expect([a.events, b.events]).toEqual([['leads'], []])
  a.leadership.stop()
  await vi.advanceTimersByTimeAsync(2000)
  expect(b.events).toEqual(['leads'])
})

test('after a restart of the database the leader goes on, without beginning again', async () => {
  const { claim, cut, state } = makeLock()
  const { leadership, events } = service(claim)
  await leadership.start()
  state.isAway = true
  cut()
  await vi.advanceTimersByTimeAsync(1000)
  expect(leadership.isLeading).toBe(false)
  state.isAway = false
  await vi.advanceTimersByTimeAsync(2000)
  expect([leadership.isLeading, events]).toEqual([true, ['leads']])
})

test('a leader that another one replaced is told, and leads no more', async () => {
  const { claim, cut, take } = makeLock()
  const { leadership, events } = service(claim)
  await leadership.start()
  cut()
  take()
  await vi.advanceTimersByTimeAsync(0)
  expect([leadership.isLeading, events]).toEqual([false, ['leads', 'replaced']])
})

test('a service whose duties fail to start gives the lead back, and tries again', async () => {
  const { claim } = makeLock()
  const events: string[] = []
  const onLead = () => {
    events.push('begins')
    if (events.length === 1) throw new Error('The database is away.')
  }
  const leadership = new Leadership({ claim, onLead, onReplaced: () => undefined })
  await leadership.start()
  expect(leadership.isLeading).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect([leadership.isLeading, events]).toEqual([true, ['begins', 'begins']])
})
