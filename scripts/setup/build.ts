import { join } from 'node:path'
import { runTask } from '../run/task.ts'
import { fingerprint, isFresh, markFresh } from './fingerprint.ts'
import { node, root, workshop } from './paths.ts'
import { type Step, skip } from './steps.ts'

type Build = {
  name: string
  note: string
  sources: string[]
  output: string
  work: () => Promise<unknown>
}

const shared = ['package-lock.json', 'tsconfig.json', 'kit', 'blocks']

const builds: Build[] = [
  {
    name: 'Studio and content service',
    note: 'content-build',
    sources: [...shared, 'content'],
    output: join(root, 'content', '.next', 'BUILD_ID'),
    work: () => runTask(node, [join(root, 'content', 'build.ts')]),
  },
  {
    name: 'Site',
    note: 'site-build',
    sources: [...shared, 'ui', 'motion', 'site'],
    output: join(root, 'site', 'dist', 'build.json'),
    work: () => runTask(node, [join(root, 'site', 'build.ts')]),
  },
]

/** Steps that build both programs, each only when something it is made from has changed. */
export function buildSteps(): Step[] {
  return builds.map(({ name, note, sources, output, work }) => ({
    name,
    run: async () => {
      const print = fingerprint(sources)
      if (isFresh(workshop, note, print, output)) return skip
      await work()
      markFresh(workshop, note, print)
      return 'built'
    },
  }))
}
