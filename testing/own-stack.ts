import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../launch/ports.ts'
import type { Env } from '../launch/program.ts'
import {
  type Addresses,
  builtPrograms,
  localEnv,
  type Stack,
  type Starters,
  startStack,
  stopStack,
} from '../launch/stack.ts'
import { copyTemplate, seedFolder, type TestProperty } from './template.ts'

/** The settings of a temporary stack, which shares nothing with `npm start`. */
export type OwnSettings = {
  addresses: Addresses
  env: Env
  start: Starters
  siteUrl: string
  studioUrl: string
  /** The file with the output of both programs. */
  log: string
  clean: () => void
}

/** Both programs on free ports with their own content and secrets, removed by `dispose`. */
export type OwnStack = Stack & OwnSettings & { dispose: () => Promise<void> }

/** A property of the tests, or the folder of another one, which is seeded for this stack alone. */
type Source = TestProperty | { folder: string }

/**
 * Copies a property to a temporary folder and returns settings to start programs on it; `own` are
 * added to their environment.
 */
export async function ownSettings(source: Source, own: Env = {}): Promise<OwnSettings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'belvedere-'))
  const secrets =
    typeof source === 'string'
      ? await copyTemplate(source, dataDir)
      : await seedFolder(source.folder, dataDir)
  const [port = 0, contentPort = 0] = await freePorts(2)
  const addresses = { port, contentPort, dataDir }
  // Empty selects SQLite; an unset variable would fall back to the real database in `.env.local`.
  const env = {
    ...localEnv(addresses),
    ...secrets,
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
    // Ports that `.env.local` sets are those of the real programs.
    METRICS_PORT: '',
    CONTENT_METRICS_PORT: '',
    // Encoding all pictures would slow down whatever runs on this stack.
    PICTURES_AHEAD: process.env.PICTURES_AHEAD ?? 'off',
    ...own,
  }
  const log = join(dataDir, 'programs.log')
  return {
    addresses,
    env,
    log,
    start: builtPrograms(env, (name, line) => appendFileSync(log, `[${name}] ${line}\n`)),
    siteUrl: `http://localhost:${port}`,
    studioUrl: `http://localhost:${contentPort}`,
    clean: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** Starts both programs on a copy of a property, with additional settings. */
export async function startOwnStack(source: Source, own: Env = {}): Promise<OwnStack> {
  const settings = await ownSettings(source, own)
  try {
    const stack = await startStack(settings.start, settings.addresses)
    const dispose = async () => {
      await stopStack(stack)
      settings.clean()
    }
    return { ...settings, ...stack, dispose }
  } catch (error) {
    settings.clean()
    throw error
  }
}
