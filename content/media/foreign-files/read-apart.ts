import { createLog } from '@belvedere/kit/log.ts'
import { shared } from '../../service/shared.ts'
import type { Bytes } from '../bytes.ts'
import type { Frame } from './frames.ts'
import { type Kind, LIMITS } from './limits.ts'
import { ReadingStopped } from './reading-process.ts'
import { ReadingRoom } from './reading-room.ts'

const PROGRAM = 'content/read-foreign-files.ts'

const log = createLog('media')

const room = shared('foreign-files', () => new ReadingRoom({ limits: LIMITS, program: PROGRAM }))

/**
 * The answer of a process about a file, or the reason why it could not read it: the end of a
 * sentence.
 */
type Reading = { answer: Frame } | { flaw: string }

/**
 * Reads a foreign file in its own process, which is killed if that takes too much time or memory
 * (`limits.ts`). Rejects with a `BusyError` if too many files wait.
 */
export async function readApart(kind: Kind, name: string, file: Bytes): Promise<Reading> {
  try {
    return { answer: await room.read({ kind, name, file }) }
  } catch (error) {
    if (!(error instanceof ReadingStopped)) throw error
    log.warn('A file could not be read.', { file: name, kind, error: error.message })
    return { flaw: error.flaw }
  }
}
