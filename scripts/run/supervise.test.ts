import { expect, test } from 'vitest'
import type { Program } from './program.ts'
import { keepRunning } from './supervise.ts'

/** Programs that live until `die` or until they are told to stop. */
function programs() {
  const deaths: ((how: string) => void)[] = []
  const start = (): Program => {
    const end = Promise.withResolvers<string>()
    deaths.push(end.resolve)
    const stop = async () => end.resolve('SIGTERM')
    return { name: 'site', pid: deaths.length, ended: end.promise, stop }
  }
  return { start, started: () => deaths.length, die: (how: string) => deaths.at(-1)?.(how) }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a program that ends by itself is started again', async () => {
  const { start, started, die } = programs()
  const stop = new AbortController()
  const said: string[] = []
  const options = { start, stop: stop.signal, say: (line: string) => said.push(line), pauseMs: 1 }
  const kept = keepRunning(start(), options)
  die('SIGKILL')
  await pause()
  expect(started()).toBe(2)
  expect(said).toEqual(['  !  The site ended by itself (SIGKILL); starting it again'])
  stop.abort()
  await kept
  expect(started()).toBe(2)
})

test('after five ends within a minute it gives up in words', async () => {
  const { start, started, die } = programs()
  const stop = new AbortController().signal
  const kept = keepRunning(start(), { start, stop, say: () => {}, pauseMs: 1 })
  const gaveUp = expect(kept).rejects.toThrow('The site keeps ending (code 1)')
  for (let i = 0; i < 5; i++) {
    die('code 1')
    await pause()
  }
  await gaveUp
  expect(started()).toBe(5)
})
