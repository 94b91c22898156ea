import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from '../../launch/launch.mjs'
import { node } from '../../launch/paths.ts'
import type { Edited } from '../publish/edit.ts'
import type { Rates } from './fill.ts'
import type { Slugs } from './slugs.ts'

/** The publish key of the bench. */
export const BENCH_KEY = randomBytes(32).toString('base64url')

type Usage = { cpu: number; rss: number }

/** A content service on a scratch database. */
export type Service = {
  port: number
  token: string
  bootMs: number
  rss: number
  seed: () => Promise<void>
  fill: (count: number) => Promise<Rates>
  slugs: () => Promise<Slugs>
  /** The addresses of all published pages with a record of their own. */
  addresses: () => Promise<string[]>
  /** Begins to tell the site about changes. */
  announce: () => Promise<void>
  /** Makes the numbered edit; resolves when it is acknowledged. */
  edit: (number: number) => Promise<Edited>
  /** CPU time in ms and memory in bytes so far. */
  usage: () => Promise<Usage>
  dispose: () => Promise<void>
}

type Options = { list: string; databaseUrl: string; publishUrl?: string }

/**
 * Starts a content service with an empty SQLite database, or on the given one, which the caller
 * deletes.
 */
export async function startService({ list, databaseUrl, publishUrl }: Options): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-bench-'))
  const token = randomBytes(24).toString('base64url')
  writeFileSync(join(folder, 'documents.json'), list)
  const { child, stop, ended } = launch(node, [join(import.meta.dirname, 'service.ts')], {
    env: {
      ...settings(folder, token, databaseUrl),
      ...(publishUrl && { PUBLISH_URL: publishUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const request = (command: string, count = 0) =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', (answer: { result?: unknown; error?: string }) =>
        answer.error ? reject(new Error(answer.error)) : resolve(answer.result),
      )
      void ended.then((how) => reject(new Error(`The content service ended (${how}).`)))
      child.send({ command, count })
    })
  const send = <T>(command: string, count?: number) => request(command, count) as Promise<T>
  const dispose = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const ready = await send<{ port: number; bootMs: number; rss: number }>('ready')
  return {
    ...ready,
    token,
    seed: () => send('seed'),
    fill: (count) => send('fill', count),
    slugs: () => send('slugs'),
    addresses: () => send('addresses'),
    announce: () => send('announce'),
    edit: (number) => send('edit', number),
    usage: async () => {
      const { cpu, rss } = await send<{ cpu: NodeJS.CpuUsage; rss: number }>('usage')
      return { cpu: (cpu.user + cpu.system) / 1000, rss }
    },
    dispose,
  }
}

function settings(folder: string, token: string, databaseUrl: string) {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SITE_DOCUMENTS: join(folder, 'documents.json'),
    BENCH_TOKEN: token,
    PAYLOAD_SECRET: randomBytes(32).toString('base64url'),
    PUBLISH_KEY: BENCH_KEY,
    PUBLISH_URL: 'http://127.0.0.1:9/publish',
    SITE_URL: 'https://site.example',
  }
}
