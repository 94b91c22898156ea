import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from '../../scripts/run/launch.ts'
import { node } from '../../scripts/setup/paths.ts'
import type { Rates } from './fill.ts'
import type { Slugs } from './slugs.ts'

type Usage = { cpu: number; rss: number }

/** A content service over a scratch database of its own. */
export type Service = {
  port: number
  token: string
  bootMs: number
  rss: number
  seed: () => Promise<void>
  fill: (count: number) => Promise<Rates>
  slugs: () => Promise<Slugs>
  /** Milliseconds of CPU spent so far, and memory in bytes. */
  usage: () => Promise<Usage>
  dispose: () => Promise<void>
}

type Options = { list: string; databaseUrl: string }

/** Starts one. Its database is empty; whoever gives the address of one sees to its end. */
export async function startService({ list, databaseUrl }: Options): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-bench-'))
  const token = randomBytes(24).toString('base64url')
  writeFileSync(join(folder, 'documents.json'), list)
  const { child, stop, ended } = launch(node, [join(import.meta.dirname, 'service.ts')], {
    env: settings(folder, token, databaseUrl),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const say = (deed: string, count = 0) =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', (answer: { result?: unknown; error?: string }) =>
        answer.error ? reject(new Error(answer.error)) : resolve(answer.result),
      )
      void ended.then((how) => reject(new Error(`The content service ended (${how}).`)))
      child.send({ deed, count })
    })
  const tell = <T>(deed: string, count?: number) => say(deed, count) as Promise<T>
  const dispose = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const ready = await tell<{ port: number; bootMs: number; rss: number }>('ready')
  return {
    ...ready,
    token,
    seed: () => tell('seed'),
    fill: (count) => tell('fill', count),
    slugs: () => tell('slugs'),
    usage: async () => {
      const { cpu, rss } = await tell<{ cpu: NodeJS.CpuUsage; rss: number }>('usage')
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
    PAYLOAD_SECRET: 'for a bench alone',
    PUBLISH_KEY: 'for a bench alone',
    PUBLISH_URL: 'http://127.0.0.1:9/builds/publish',
    SITE_URL: 'https://site.example',
  }
}
