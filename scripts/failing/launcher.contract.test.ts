import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type OwnSettings, ownSettings } from '../run/own-stack.ts'
import { type Identity, isRunning, signalGroup } from '../run/processes.mjs'
import { PATIENCE, until } from './stack.ts'

const SCRIPT = join(import.meta.dirname, 'launcher.ts')

/** The launcher of both programs as a process, and what it has said so far. */
function launch({ env, addresses }: OwnSettings) {
  const child = spawn(process.execPath, [SCRIPT], { env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk
    })
  const ended = new Promise<number | string | null>((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ?? code)),
  )
  const running = join(addresses.dataDir, 'running.json')
  const programs = (): Identity[] =>
    existsSync(running) ? JSON.parse(readFileSync(running, 'utf8')).programs : []
  onTestFinished(() => {
    child.kill('SIGKILL')
    for (const { pid } of programs()) signalGroup(pid, 'SIGKILL')
  })
  const says = (words: string) =>
    until(
      async () => said,
      () => said.includes(words),
    )
  return { child, ended, programs, says }
}

async function settings() {
  const own = await ownSettings()
  onTestFinished(own.clean)
  return own
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the first sign-in is shown; %s ends both programs',
  {
    timeout: PATIENCE,
  },
  async (signal) => {
    const own = await settings()
    const file = join(own.addresses.dataDir, 'first-sign-in.txt')
    writeFileSync(file, 'editor@example.com\nmade-up-password\n')
    const { child, ended, programs, says } = launch(own)
    const greeting = await says('Ctrl-C stops both.')
    expect(greeting).toContain(own.siteUrl)
    expect(greeting).toMatch(/E-mail +editor@example\.com\n +Password +made-up-password/)
    // It is said first, and then taken away: otherwise it could be lost.
    await expect.poll(() => existsSync(file)).toBe(false)

    const pids = programs()
    expect(pids.filter(isRunning)).toHaveLength(2)
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(pids.filter(isRunning)).toEqual([])
    expect(programs()).toEqual([])
    expect(await says('Stopped.')).toContain('Stopped.')
  },
)

test('killed programs are started again; those of a killed launcher end by themselves', {
  timeout: PATIENCE,
}, async () => {
  const own = await settings()
  const { child, programs, says } = launch(own)
  await says('Ctrl-C stops both.')
  const first = programs()
  for (const { pid } of first) signalGroup(pid, 'SIGKILL')
  const ask = () =>
    fetch(own.siteUrl).then(
      (answer) => answer.status,
      () => 0,
    )
  expect(await until(ask, (status) => status === 200)).toBe(200)
  expect(first.filter(isRunning)).toEqual([])

  const second = programs()
  expect(second.filter(isRunning)).toHaveLength(2)
  child.kill('SIGKILL')
  const left = async () => second.filter(isRunning)
  expect(await until(left, (some) => some.length === 0)).toEqual([])
})

test('a port that was taken during set-up is named, and its owner goes on', {
  timeout: PATIENCE,
}, async () => {
  const own = await settings()
  const stranger = createServer((_, response) => response.end('{"ok":true}'))
  onTestFinished(() => void stranger.close())
  await once(stranger.listen(own.addresses.contentPort, '127.0.0.1'), 'listening')
  const { ended, says } = launch(own)
  expect(await ended).toBe(1)
  expect(await says('is taken')).toMatch(/^ {2}✗ {2}Port \d+ is taken\. .* CONTENT_PORT=\d+ npm /)
  expect((await fetch(own.studioUrl)).status).toBe(200)
})
