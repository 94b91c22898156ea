import { setPriority } from 'node:os'
import { ModelFlaw } from './flaw.ts'
import { prepare } from './prepare.ts'
import type { PrepareReply } from './reply.ts'

/** Behind the service that started it: editors and visitors do not wait for a model. */
const BEHIND = 10

/**
 * The program that reads an uploaded model: it gets the file as its one message, answers with what it
 * found, and ends. A file that breaks the decoder ends this process alone.
 */
setPriority(BEHIND)
// Without the service nobody waits for the answer.
process.once('disconnect', () => process.exit())
process.once('message', async (bytes: Uint8Array) => {
  process.send?.(await answerTo(bytes), () => process.disconnect())
})

async function answerTo(bytes: Uint8Array): Promise<PrepareReply> {
  try {
    return { prepared: await prepare(bytes) }
  } catch (error) {
    if (error instanceof ModelFlaw) return { flaw: error.message }
    return {
      flaw: 'is damaged: its geometry cannot be read. Please export it again.',
      error: String(error),
    }
  }
}
