import { expect, test } from 'vitest'
import type { Program } from '../../launch/program.ts'
import { keepRunning } from './supervise.ts'

/** Fake programs that run until `exit` or `stop` is called. */
function programs() {
  const endings: ((how: string) => void)[] = []
  const start = (): Program => {
    const end = Promise.withResolvers<string>()
    endings.push(end.resolve)
    const stop = async () => end.resolve('SIGTERM')
    return { name: 'site', pid: endings.length, ended: end.promise, stop }
  }
  return { start, started: () => endings.length, exit: (how: string) => endings.at(-1)?.(how) }
}

const OFTEN = { interval: 2, timeout: 30_000 }
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a program that exits is restarted', async () => {
  const { start, started, exit } = programs()
  const stop = new AbortController()
  const logged: string[] = []
  const options = { start, stop: stop.signal, log: (line: string) => logged.push(line), pauseMs: 1 }
  const running = keepRunning(start(), options)
  exit('SIGKILL')
  await expect.poll(started, OFTEN).toBe(2)
  expect(logged).toEqual(['  !  The site exited (SIGKILL); restarting it'])
  stop.abort()
  await running
  expect(started()).toBe(2)
})

test('a program that keeps exiting is tried again with a longer pause, and logged', async () => {
  const { start, started, exit } = programs()
  const stop = new AbortController()
  const logged: string[] = []
  const log = (line: string) => logged.push(line)
  const running = keepRunning(start(), { start, stop: stop.signal, log, pauseMs: 1, retryMs: 100 })
  for (let count = 2; count <= 5; count++) {
    exit('code 1')
    await expect.poll(started, OFTEN).toBe(count)
  }
  exit('code 1')
  await expect
    .poll(() => logged.at(-1), OFTEN)
    .toBe('  ✗  The site keeps exiting (code 1): see its last output above. Trying again in 0.1 s')
  await expect.poll(started, OFTEN).toBe(6)
  exit('code 1')
  await pause()
  expect(started()).toBe(6)
  stop.abort()
  await running
})

test('after five exits within a minute it gives up with an error', async () => {
  const { start, started, exit } = programs()
  const stop = new AbortController().signal
  const running = keepRunning(start(), { start, stop, log: () => {}, pauseMs: 1 })
  const gaveUp = expect(running).rejects.toThrow('The site keeps exiting (code 1)')
  for (let count = 2; count <= 5; count++) {
    exit('code 1')
    await expect.poll(started, OFTEN).toBe(count)
  }
  exit('code 1')
  await gaveUp
  expect(started()).toBe(5)
})
