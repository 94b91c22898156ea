import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import type { Bytes } from '../bytes.ts'
import { type Frame, FrameReader, frameOf } from './frames.ts'
import { ANSWERS, type Request } from './request.ts'

/** What a reader found: a value that can be JSON, and bytes beside it. */
export type Answer = { value: unknown; bytes?: Uint8Array }

/** Reads a file of one kind. What it throws, the service logs. */
export type Reader = (file: Bytes, name: string) => Promise<Answer>

/** Behind the service that started it: editors and visitors do not wait for a file. */
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
  // Without the service nobody waits for the answer.
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
