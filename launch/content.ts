import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { KEPT, notReadNote } from '../demo/own-folder.ts'
import { isPropertyGiven, propertyDir } from '../demo/property-dir.ts'
import { fingerprint, isFresh, makeFresh } from './fingerprint.ts'
import { node, root } from './paths.ts'
import type { Env } from './program.ts'
import { type Step, skip } from './steps.ts'
import { runTask } from './task.ts'

const sources = [
  'package-lock.json',
  ...['accounts', 'features.ts', 'kinds', 'media', 'model', 'payload', 'publish'].map(
    (folder) => `content/${folder}`,
  ),
  'content/setup.ts',
  'content/payload.config.ts',
  'blocks',
  // The code that seeds; the fingerprint adds the property itself.
  ...globSync('demo/{*,format/*}.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .sort(),
]

/**
 * The fingerprint of all sources of the database and the content of a property; without one, of an
 * empty site.
 */
export function contentFingerprint(property: string | undefined, extra = ''): string {
  return fingerprint([...sources, ...(property ? [relative(root, property)] : [])], extra)
}

/**
 * Creates the database, tokens, first editor and the content of the property `PROPERTY`. False if
 * the database has content already, which is kept.
 */
export async function fillContent(env: Env): Promise<boolean> {
  await runTask(node, [join(root, 'content', 'setup.ts')], env)
  const said = await runTask(node, [join(root, 'demo', 'seed.ts')], env)
  return !said.includes(KEPT)
}

/** Checks the property before anything is built, unless its content has been created. */
export async function checkProperty(dataDir: string): Promise<void> {
  const isCreated = isFresh(stampIn(dataDir), contentFingerprint(propertyDir(), settings()))
  if (!isCreated) await runTask(node, [join(root, 'demo', 'check.ts')])
}

/** A step that creates the content, unless sources and tokens are unchanged. */
export function contentStep(dataDir: string, env: Env): Step {
  return {
    name: 'Database and content',
    run: async () => {
      const print = contentFingerprint(propertyDir(), settings())
      const stamp = stampIn(dataDir)
      if (isFresh(stamp, print)) return skip
      let isFilled = true
      await makeFresh(stamp, print, async () => {
        isFilled = await fillContent(env)
      })
      const folder = isPropertyGiven() ? propertyDir() : undefined
      return isFilled || folder === undefined ? 'ready' : notReadNote(folder, dataDir)
    },
  }
}

function stampIn(dataDir: string) {
  const outputs = process.env.DATABASE_URL ? [] : [join(dataDir, 'content.sqlite')]
  return { file: join(dataDir, '.set-up'), outputs }
}

/** Environment variables that require the set-up to run again when they change. */
function settings(): string {
  const { CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN, DATABASE_URL } = process.env
  return [CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN, DATABASE_URL].join()
}
