import { join } from 'node:path'
import type { Env } from '../run/program.ts'
import { runTask } from '../run/task.ts'
import { fingerprint, isFresh, markFresh } from './fingerprint.ts'
import { node, root } from './paths.ts'
import { type Step, skip } from './steps.ts'

const sources = ['content/migrations', 'content/model', 'content/setup.ts', 'demo', 'blocks']

/** A step that brings the database, its tokens, its first editor and the demo content into being. */
export function contentStep(dataDir: string, env: Env, after: string[] = []): Step {
  return {
    name: 'Database and demo content',
    after,
    run: async () => {
      const print = fingerprint(sources, tokens())
      if (isFresh(dataDir, '.set-up', print, join(dataDir, 'content.sqlite'))) return skip
      await runTask(node, [join(root, 'content', 'setup.ts')], env)
      await runTask(node, [join(root, 'demo', 'seed.ts')], env)
      markFresh(dataDir, '.set-up', print)
      return 'ready'
    },
  }
}

/** A new token in the environment is a reason to run the set-up again. */
function tokens(): string {
  return [process.env.CONTENT_TOKEN, process.env.CONTENT_PREVIEW_TOKEN].join()
}
