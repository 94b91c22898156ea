import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentStep } from '../setup/content.ts'
import { freePort } from '../setup/ports.ts'
import { runSteps } from '../setup/steps.ts'
import type { Env } from './program.ts'
import {
  type Addresses,
  builtPrograms,
  type Stack,
  type Starters,
  stackEnv,
  startStack,
  stopStack,
} from './stack.ts'

/** Both programs on free ports, with a database and secrets of their own, gone after `dispose`. */
export type OwnStack = Stack & {
  addresses: Addresses
  env: Env
  start: Starters
  siteUrl: string
  studioUrl: string
  log: string
  dispose: () => Promise<void>
}

/** Settings of a stack that shares nothing with `npm start`: free ports, temporary folder, new secrets. */
export async function ownSettings(): Promise<{ addresses: Addresses; env: Env }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'belvedere-'))
  const addresses = { port: await freePort(), contentPort: await freePort(), dataDir }
  return { addresses, env: { ...stackEnv(addresses), ...ownSecrets() } }
}

function ownSecrets(): Env {
  const names = [
    'PAYLOAD_SECRET',
    'CONTENT_TOKEN',
    'CONTENT_PREVIEW_TOKEN',
    'PUBLISH_KEY',
    'STUDIO_PASSWORD',
  ]
  const secrets = names.map((name) => [name, randomBytes(24).toString('base64url')])
  return { ...Object.fromEntries(secrets), STUDIO_EMAIL: 'editor@example.com' }
}

/** Fills a database with the demo content and starts both programs on it. */
export async function startOwnStack(): Promise<OwnStack> {
  const { addresses, env } = await ownSettings()
  const log = join(addresses.dataDir, 'programs.log')
  const clean = () => rmSync(addresses.dataDir, { recursive: true, force: true })
  try {
    await runSteps([contentStep(addresses.dataDir, env)])
    const start = builtPrograms(env, (name, line) => appendFileSync(log, `[${name}] ${line}\n`))
    const stack = await startStack(start, addresses)
    const dispose = async () => {
      await stopStack(stack)
      clean()
    }
    const siteUrl = `http://localhost:${addresses.port}`
    const studioUrl = `http://localhost:${addresses.contentPort}`
    return { ...stack, start, addresses, env, siteUrl, studioUrl, log, dispose }
  } catch (error) {
    clean()
    throw error
  }
}
