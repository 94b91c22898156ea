import { join } from 'node:path'
import { runTask } from '../run/task.ts'
import { fingerprint, isFresh, makeFresh, type Stamp } from './fingerprint.ts'
import { node, root, stateDir } from './paths.ts'
import { type Step, skip } from './steps.ts'

type Build = {
  name: string
  stamp: Stamp
  sources: string[]
  work: () => Promise<unknown>
}

const shared = ['package-lock.json', 'tsconfig.json', 'kit', 'blocks']

const builds: Build[] = [
  {
    name: 'Studio and content service',
    stamp: stampOf('content', ['content/.next/BUILD_ID', 'content/.next/server']),
    sources: [...shared, 'content'],
    work: () => runTask(node, [join(root, 'content', 'build.ts')]),
  },
  {
    name: 'Site',
    stamp: stampOf('site', [
      ...['site/dist/build.json', 'site/dist/documents.json'],
      ...['site/dist/client', 'site/dist/server/main.js'],
    ]),
    sources: [...shared, 'ui', 'motion', 'site'],
    work: () => runTask(node, [join(root, 'site', 'build.ts')]),
  },
]

function stampOf(room: string, outputs: string[]): Stamp {
  return {
    file: join(stateDir, `${room}-build`),
    outputs: outputs.map((output) => join(root, output)),
  }
}

/** Steps that build both programs, each only if its sources have changed. */
export function buildSteps(): Step[] {
  return builds.map(({ name, stamp, sources, work }) => ({
    name,
    run: async () => {
      const print = fingerprint(sources)
      if (isFresh(stamp, print)) return skip
      await makeFresh(stamp, print, work)
      return 'built'
    },
  }))
}
