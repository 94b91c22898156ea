import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { contentFingerprint, fillContent } from '../setup/content.ts'
import { withSetupLock } from '../setup/lock.mjs'
import { stateDir } from '../setup/paths.ts'
import { type Step, skip } from '../setup/steps.ts'
import type { Env } from './program.ts'
import { localEnv } from './stack.ts'

const templates = join(stateDir, 'templates')

/** A step that seeds the demo content that every test stack starts from. */
export const templateStep: Step = {
  name: 'Demo content for the tests',
  run: () => withSetupLock(templates, makeTemplate),
}

/** Copies the demo content to an empty folder and returns its secrets. */
export function copyTemplate(dataDir: string): Promise<Env> {
  return withSetupLock(templates, async () => {
    await makeTemplate()
    const template = join(templates, contentFingerprint())
    cpSync(join(template, 'data'), dataDir, { recursive: true })
    return JSON.parse(readFileSync(join(template, 'secrets.json'), 'utf8'))
  })
}

/** Seeds once, because copying is faster. The final rename makes the template appear complete. */
async function makeTemplate(): Promise<string | typeof skip> {
  const print = contentFingerprint()
  const target = join(templates, print)
  if (existsSync(target)) return skip
  for (const name of readdirSync(templates)) if (name !== 'lock') remove(join(templates, name))
  const fresh = `${target}.new`
  const dataDir = join(fresh, 'data')
  mkdirSync(dataDir, { recursive: true })
  const secrets = makeSecrets()
  const env = localEnv({ port: 1, contentPort: 1, dataDir })
  await fillContent({ ...env, ...secrets, DATABASE_URL: '' })
  writeFileSync(join(fresh, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 })
  renameSync(fresh, target)
  return 'ready'
}

function makeSecrets(): Env {
  const names = ['PAYLOAD_SECRET', 'CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN', 'PUBLISH_KEY']
  const secrets = [...names, 'STUDIO_PASSWORD'].map((name) => [
    name,
    randomBytes(24).toString('base64url'),
  ])
  return { ...Object.fromEntries(secrets), STUDIO_EMAIL: 'editor@example.com' }
}

function remove(path: string) {
  rmSync(path, { recursive: true, force: true })
}
