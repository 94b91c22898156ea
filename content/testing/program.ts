import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { ownDatabase } from './database-url.ts'

type Run = { code: number | null; signal: string | null; output: string }

/** A secret that production accepts. */
const ownSecret = () => randomBytes(32).toString('base64url')

/** Environment variables for a program with a temporary data folder. */
export async function makeSettings() {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-program-'))
  const env: Record<string, string> = {
    DATA_DIR: folder,
    DATABASE_URL: ownDatabase(),
    PAYLOAD_SECRET: ownSecret(),
    PUBLISH_KEY: ownSecret(),
    PUBLISH_URL: 'http://127.0.0.1:1/publish',
    CONTENT_TOKEN: ownSecret(),
    CONTENT_PREVIEW_TOKEN: ownSecret(),
    STUDIO_EMAIL: 'editor@example.com',
    STUDIO_PASSWORD: '',
  }
  const close = () => rm(folder, { recursive: true, force: true })
  return { folder, env, [Symbol.asyncDispose]: close }
}

/**
 * Runs a script of the project. Sends SIGKILL when its output contains `killAt` or, for a number,
 * after that many milliseconds.
 */
export function run(script: string, env: Record<string, string>, killAt?: string | number) {
  const child = spawn(process.execPath, [join(projectRoot(), script)], {
    cwd: projectRoot(),
    env: { ...process.env, ...env },
  })
  let output = ''
  const timer =
    typeof killAt === 'number' ? setTimeout(() => child.kill('SIGKILL'), killAt) : undefined
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (typeof killAt === 'string' && output.includes(killAt)) child.kill('SIGKILL')
    })
  }
  return new Promise<Run>((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      resolve({ code, signal, output })
    })
  })
}

/** The contents of the database for these settings, as `content/testing/inspect.ts` prints them. */
export async function inspect(env: Record<string, string>): Promise<Record<string, unknown>> {
  const { output } = await run('content/testing/inspect.ts', env)
  const line = output.split('\n').find((text) => text.startsWith('{'))
  if (!line) throw new Error(`inspect.ts printed no result:\n${output}`)
  return JSON.parse(line)
}
