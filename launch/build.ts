import { join } from 'node:path'
import { fingerprint, isFresh, makeFresh } from './fingerprint.ts'
import { withSetupLock } from './lock.mjs'
import { node, root, stateDir } from './paths.ts'
import { runSteps, type Step, skip } from './steps.ts'
import { runTask } from './task.ts'

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
      sources: [...shared, 'content/schema.graphql', 'ui', 'motion', 'scenes', 'site'],
      outputs: ['dist/build.json', 'dist/documents.json', 'dist/client', 'dist/server/main.js'],
    }),
  ]
}

/** Builds what has changed of both programs, and does other steps of a set-up beside it. */
export function buildPrograms(...others: Step[]): Promise<void> {
  return withSetupLock(stateDir, () => runSteps([...buildSteps(), ...others]))
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
