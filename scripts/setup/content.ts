import { join } from 'node:path'
import type { Env } from '../run/program.ts'
import { runTask } from '../run/task.ts'
import { fingerprint, isFresh, makeFresh } from './fingerprint.ts'
import { node, root } from './paths.ts'
import { type Step, skip } from './steps.ts'

const sources = [
  'package-lock.json',
  ...['database', 'media', 'migrations', 'model', 'setup'].map((folder) => `content/${folder}`),
  'content/setup.ts',
  'content/payload.config.ts',
  'demo',
  'blocks',
]

/** The print of everything that demo content and its database are made from. */
export function contentPrint(extra = ''): string {
  return fingerprint(sources, extra)
}

/** Brings the database, its tokens, its first editor and the demo content into being. */
export async function fillContent(env: Env): Promise<void> {
  await runTask(node, [join(root, 'content', 'setup.ts')], env)
  await runTask(node, [join(root, 'demo', 'seed.ts')], env)
}

/** The step that does so, unless it was done with the same sources and tokens before. */
export function contentStep(dataDir: string, env: Env): Step {
  return {
    name: 'Database and demo content',
    run: async () => {
      const print = contentPrint(settings())
      const outputs = process.env.DATABASE_URL ? [] : [join(dataDir, 'content.sqlite')]
      const note = { file: join(dataDir, '.set-up'), outputs }
      if (isFresh(note, print)) return skip
      await makeFresh(note, print, () => fillContent(env))
      return 'ready'
    },
  }
}

/** A new token or another database in the environment is a reason to run the set-up again. */
function settings(): string {
  const { CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN, DATABASE_URL } = process.env
  return [CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN, DATABASE_URL].join()
}
