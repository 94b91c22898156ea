import { join } from 'node:path'
import { runTask } from '../run/task.ts'
import { fingerprint, isFresh, makeFresh, type Note } from './fingerprint.ts'
import { node, root, workshop } from './paths.ts'
import { type Step, skip } from './steps.ts'

type Build = {
  name: string
  note: Note
  sources: string[]
  work: () => Promise<unknown>
}

const shared = ['package-lock.json', 'tsconfig.json', 'kit', 'blocks']

const builds: Build[] = [
  {
    name: 'Studio and content service',
    note: noteOf('content', ['content/.next/BUILD_ID', 'content/.next/server']),
    sources: [...shared, 'content'],
    work: () => runTask(node, [join(root, 'content', 'build.ts')]),
  },
  {
    name: 'Site',
    note: noteOf('site', [
      ...['site/dist/build.json', 'site/dist/documents.json'],
      ...['site/dist/client', 'site/dist/server/main.js'],
    ]),
    sources: [...shared, 'ui', 'motion', 'site'],
    work: () => runTask(node, [join(root, 'site', 'build.ts')]),
  },
]

function noteOf(room: string, outputs: string[]): Note {
  return {
    file: join(workshop, `${room}-build`),
    outputs: outputs.map((output) => join(root, output)),
  }
}

/** Steps that build both programs, each only when something it is made from has changed. */
export function buildSteps(): Step[] {
  return builds.map(({ name, note, sources, work }) => ({
    name,
    run: async () => {
      const print = fingerprint(sources)
      if (isFresh(note, print)) return skip
      await makeFresh(note, print, work)
      return 'built'
    },
  }))
}
