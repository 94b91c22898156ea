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
import { contentFingerprint, fillContent } from '../launch/content.ts'
import { withSetupLock } from '../launch/lock.mjs'
import { root, stateDir } from '../launch/paths.ts'
import type { Env } from '../launch/program.ts'
import { localEnv } from '../launch/stack.ts'
import { type Step, skip } from '../launch/steps.ts'

/** The folders of the properties that test stacks start with. */
const FOLDERS = { fixture: join(root, 'e2e/fixture'), demo: join(root, 'demo') }

/** The small property of the tests, or the demo. */
export type TestProperty = keyof typeof FOLDERS

const templatesOf = (property: TestProperty) => join(stateDir, 'templates', property)

/** Steps that seed the properties that test stacks start with. */
export const templateSteps: Step[] = [stepOf('fixture'), stepOf('demo')]

function stepOf(property: TestProperty): Step {
  return {
    name: `Content for the tests (${property})`,
    run: () => withSetupLock(templatesOf(property), () => makeTemplate(property)),
  }
}

/** Copies the content of a property to an empty folder and returns its secrets. */
export function copyTemplate(property: TestProperty, dataDir: string): Promise<Env> {
  return withSetupLock(templatesOf(property), async () => {
    await makeTemplate(property)
    const template = join(templatesOf(property), contentFingerprint(FOLDERS[property]))
    cpSync(join(template, 'data'), dataDir, { recursive: true })
    return JSON.parse(readFileSync(join(template, 'secrets.json'), 'utf8'))
  })
}

/** Seeds once, because copying is faster. The final rename makes the template appear complete. */
async function makeTemplate(property: TestProperty): Promise<string | typeof skip> {
  const templates = templatesOf(property)
  const print = contentFingerprint(FOLDERS[property])
  const target = join(templates, print)
  if (existsSync(target)) return skip
  for (const name of readdirSync(templates)) if (name !== 'lock') remove(join(templates, name))
  const fresh = `${target}.new`
  const secrets = await seedFolder(FOLDERS[property], join(fresh, 'data'))
  writeFileSync(join(fresh, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 })
  renameSync(fresh, target)
  return 'ready'
}

/** Seeds the property of any folder and returns the secrets of its programs. */
export async function seedFolder(folder: string, dataDir: string): Promise<Env> {
  mkdirSync(dataDir, { recursive: true })
  const secrets = makeSecrets()
  const env = localEnv({ port: 1, contentPort: 1, dataDir })
  await fillContent({ ...env, ...secrets, DATABASE_URL: '', PROPERTY: folder })
  return secrets
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
