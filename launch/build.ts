import { join } from 'node:path'
import { runTask } from '../run/task.ts'
import { fingerprint, isFresh, makeFresh } from './fingerprint.ts'
import { node, root, stateDir } from './paths.ts'
import { type Step, skip } from './steps.ts'

const shared = ['package-lock.json', 'tsconfig.json', 'kit', 'blocks']

/** Steps that build both programs, each only if its sources have changed. */
export function buildSteps(): Step[] {
  return [
    buildStep('Studio and content service', {
      workspace: 'content',
      duration: 'about a minute',
      sources: [...shared, 'content'],
      outputs: ['.next/BUILD_ID', '.next/server'],
    }),
    buildStep('Site', {
      workspace: 'site',
      sources: [...shared, 'content/schema.graphql', 'ui', 'motion', 'site'],
      outputs: ['dist/build.json', 'dist/documents.json', 'dist/client', 'dist/server/main.js'],
    }),
  ]
}

type Build = { workspace: string; duration?: string; sources: string[]; outputs: string[] }

function buildStep(name: string, { workspace, duration, sources, outputs }: Build): Step {
  const stamp = {
    file: join(stateDir, `${workspace}-build`),
    outputs: outputs.map((output) => join(root, workspace, output)),
  }
  const run = async () => {
    const print = fingerprint(sources)
    if (isFresh(stamp, print)) return skip
    await makeFresh(stamp, print, () => runTask(node, [join(root, workspace, 'build.ts')]))
    return 'built'
  }
  return { name, duration, run }
}
