import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import type { Bytes } from '../bytes.ts'
import { type Frame, FrameReader, frameOf } from './frames.ts'
import { ANSWERS, type Request } from './request.ts'

/** The result of a reader: a JSON value, and bytes beside it. */
type Answer = { value: unknown; bytes?: Uint8Array }

/** Reads a file of one kind. Errors that it throws are logged by the service. */
export type Reader = (file: Bytes, name: string) => Promise<Answer>

/** At a lower priority than the service: editors and visitors must not wait for a file. */
const BEHIND = 5

/** Reads the files that the service names, one after another, until the service closes the pipe. */
export function serveReaders(readers: Readonly<Record<string, Reader>>): void {
  setPriority(BEHIND)
  const answers = new Socket({ fd: ANSWERS })
  const frames = new FrameReader(Number.POSITIVE_INFINITY)
  process.stdin.on('data', async (chunk: Buffer) => {
    const frame = frames.push(chunk)
    if (!frame) return
    const { value, bytes } = await answerTo(frame, new Map(Object.entries(readers)))
    for (const part of frameOf(value, bytes)) answers.write(part)
  })
  // Without the service there is nobody to answer.
  process.stdin.on('end', () => process.exit())
}

async function answerTo({ value, bytes }: Frame, readers: ReadonlyMap<string, Reader>) {
  const { kind, name, path }: Request = Object(value)
  try {
    const read = readers.get(kind)
    if (!read) throw new Error(`There is no reader for “${kind}”.`)
    const answer = await read(path ?? bytes, name)
    return { value: { found: answer.value }, bytes: answer.bytes }
  } catch (error) {
    if (isOutOfMemory(error)) process.abort()
    return { value: { fault: String(error) } }
  }
}

/** Memory outside of JavaScript's heap is refused with an error; within it, the process ends itself. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError && /allocat/i.test(error.message)
}
