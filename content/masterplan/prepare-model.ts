import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createLog } from '@belvedere/kit/log.ts'
import { Queue } from '@belvedere/kit/queue.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import { shared } from '../media/shared.ts'
import { UploadError } from '../media/upload-error.ts'
import type { PreparedModel } from './prepare/prepare.ts'
import type { PrepareReply } from './prepare/reply.ts'

/** One of 70,000 triangles takes 3 s on a free core, one of 500 houses some 10 s. */
const TIME_LIMIT = 180_000

/** Of the program's objects, in megabytes; `inspect-model.ts` limits the numbers beside them. */
const MEMORY_LIMIT = 768

const log = createLog('media')

/** One model at a time: each may take a core and a gigabyte. */
const queue = shared(
  'models',
  () =>
    new Queue({
      atOnce: 1,
      waiting: 8,
      sentence: 'Other models are being read. Please try again in a minute.',
    }),
)

/**
 * Reads a GLB file in a process of its own and makes it small. Throws an `UploadError` if that fails,
 * takes too long or too much memory.
 */
export async function prepareModel(bytes: Uint8Array, name: string): Promise<PreparedModel> {
  const reply = await queue.run(() => askProgram(bytes))
  if ('prepared' in reply) return reply.prepared
  if (reply.error) log.warn('A model could not be read.', { file: name, error: reply.error })
  throw new UploadError(`"${name}" ${reply.flaw}`)
}

function askProgram(bytes: Uint8Array): Promise<PrepareReply> {
  const child = startProgram()
  return new Promise<PrepareReply>((resolve) => {
    const timer = setTimeout(() => resolve({ flaw: TOO_LONG }), TIME_LIMIT)
    child.once('message', (reply: PrepareReply) => resolve(reply))
    child.once('error', (error) => resolve({ flaw: TOO_MUCH, error: String(error) }))
    child.once('exit', (code, signal) =>
      resolve({ flaw: TOO_MUCH, error: `The program ended with ${signal ?? code}.` }),
    )
    child.once('spawn', () => child.send(bytes, () => {}))
    void child.once('close', () => clearTimeout(timer))
  }).finally(() => child.kill('SIGKILL'))
}

/**
 * Without the settings of the service: a file that gets hold of the program learns no secret. Next's
 * bundler refuses an imported `fork` whose file it cannot find by itself.
 */
function startProgram(): ChildProcess {
  const { fork } = process.getBuiltinModule('node:child_process')
  return fork(join(projectRoot(), 'content/masterplan/prepare/main.ts'), [], {
    serialization: 'advanced',
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
    execArgv: [`--max-old-space-size=${MEMORY_LIMIT}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

const LESS = 'Please export it with fewer triangles or smaller pictures.'
const TOO_LONG = `takes longer than ${TIME_LIMIT / 60_000} minutes to read. ${LESS}`
const TOO_MUCH = `needs too much memory to read. ${LESS}`
