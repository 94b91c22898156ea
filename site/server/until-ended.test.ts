import { expect, test } from 'vitest'
import { stopTheClock } from '../testing/stop-the-clock.ts'
import { untilEnded } from './until-ended.ts'

/** Waits for the end; `steps` notes what has happened. */
function waitFor(drainMs: number) {
  const clock = stopTheClock()
  const before = process.listenerCount('SIGTERM')
  const steps: string[] = []
  const ended = untilEnded(drainMs, () => void steps.push('begun')).then(() => steps.push('ended'))
  const isQuiet = () => process.listenerCount('SIGTERM') === before
  return { clock, steps, ended, isQuiet }
}

test('a program that is told to end goes on for its time', async () => {
  const { clock, steps } = waitFor(5000)
  await clock.pass(60_000)
  expect(steps).toEqual([])
  process.emit('SIGTERM')
  await clock.pass(4999)
  expect(steps).toEqual(['begun'])
  await clock.pass(1)
  expect(steps).toEqual(['begun', 'ended'])
  // Takes the listener for a second signal away.
  process.emit('SIGTERM')
})

test('told a second time it ends at once, and hears no more', async () => {
  const { steps, ended, isQuiet } = waitFor(5000)
  process.emit('SIGTERM')
  await Promise.resolve()
  await Promise.resolve()
  process.emit('SIGINT')
  await ended
  expect(steps).toEqual(['begun', 'ended'])
  expect(isQuiet()).toBe(true)
})

test('without time it ends at once', async () => {
  const { clock, steps } = waitFor(0)
  process.emit('SIGTERM')
  await clock.pass(0)
  expect(steps).toEqual(['begun', 'ended'])
  process.emit('SIGTERM')
})
