import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isRunning, signalGroup } from '../../launch/processes.mjs'
import { type OwnSettings, ownSettings } from '../../testing/own-stack.ts'
import { until } from '../../testing/until.ts'
import { TIMEOUT_MS } from './test-world.ts'

const SCRIPT = join(import.meta.dirname, 'launcher.ts')

/** Runs the launcher as a child process and collects its output. */
function launch({ env, addresses }: OwnSettings) {
  const child = spawn(process.execPath, [SCRIPT], { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const ended = new Promise<number | string | null>((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ?? code)),
  )
  const running = join(addresses.dataDir, 'running.pids')
  const programs = (): number[] =>
    existsSync(running) ? readFileSync(running, 'utf8').split(' ').slice(1).map(Number) : []
  onTestFinished(() => {
    child.kill('SIGKILL')
    for (const pid of programs()) signalGroup(pid, 'SIGKILL')
  })
  const waitForOutput = (words: string) =>
    until(
      async () => output,
      () => output.includes(words),
    )
  return { child, ended, programs, waitForOutput }
}

async function settings() {
  const own = await ownSettings('fixture')
  onTestFinished(own.clean)
  return own
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the first sign-in is shown; %s ends both programs',
  {
    timeout: TIMEOUT_MS,
  },
  async (signal) => {
    const own = await settings()
    const file = join(own.addresses.dataDir, 'first-sign-in.txt')
    writeFileSync(file, 'editor@example.com\nmade-up-password\n')
    const { child, ended, programs, waitForOutput } = launch(own)
    const greeting = await waitForOutput('Ctrl-C stops both.')
    expect(greeting).toContain(own.siteUrl)
    expect(greeting).toMatch(/E-mail +editor@example\.com\n +Password +made-up-password/)
    // The file is removed only after it was shown, so that the sign-in cannot get lost.
    await expect.poll(() => existsSync(file)).toBe(false)

    const pids = programs()
    expect(pids.filter(isRunning)).toHaveLength(2)
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(pids.filter(isRunning)).toEqual([])
    expect(programs()).toEqual([])
    expect(await waitForOutput('Stopped.')).toContain('Stopped.')
  },
)

test('killed programs are restarted; programs of a killed launcher exit', {
  timeout: TIMEOUT_MS,
}, async () => {
  const own = await settings()
  const { child, programs, waitForOutput } = launch(own)
  await waitForOutput('Ctrl-C stops both.')
  const first = programs()
  for (const pid of first) signalGroup(pid, 'SIGKILL')
  const fetchStatus = () =>
    fetch(own.siteUrl).then(
      (answer) => answer.status,
      () => 0,
    )
  expect(await until(fetchStatus, (status) => status === 200)).toBe(200)
  expect(first.filter(isRunning)).toEqual([])

  const second = programs()
  expect(second.filter(isRunning)).toHaveLength(2)
  child.kill('SIGKILL')
  const left = async () => second.filter(isRunning)
  expect(await until(left, (some) => some.length === 0)).toEqual([])
})

test('a content service that keeps exiting leaves the site running', {
  timeout: TIMEOUT_MS,
}, async () => {
  const own = await settings()
  const { child, ended, programs, waitForOutput } = launch(own)
  await waitForOutput('Ctrl-C stops both.')
  const fetchHome = async () => (await fetch(own.siteUrl)).status
  expect(await until(fetchHome, (status) => status === 200)).toBe(200)
  const [, site] = programs()
  for (let deaths = 0; deaths < 5; deaths++) {
    const [content = 0] = programs()
    signalGroup(content, 'SIGKILL')
    if (deaths < 4)
      await until(
        async () => programs()[0],
        (pid) => pid !== content,
      )
  }
  await waitForOutput('The content service keeps exiting (SIGKILL)')
  expect(await fetchHome()).toBe(200)
  expect(programs()[1]).toBe(site)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a port that was taken during set-up is reported, and its owner keeps running', {
  timeout: TIMEOUT_MS,
}, async () => {
  const own = await settings()
  const otherServer = createServer((_, response) => response.end('{"ok":true}'))
  onTestFinished(() => void otherServer.close())
  await once(otherServer.listen(own.addresses.contentPort, '127.0.0.1'), 'listening')
  const { ended, waitForOutput } = launch(own)
  expect(await ended).toBe(1)
  expect(await waitForOutput('is taken')).toMatch(
    /^ {2}✗ {2}Port \d+ is taken\. .* CONTENT_PORT=\d+ npm /,
  )
  expect((await fetch(own.studioUrl)).status).toBe(200)
})
