import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import type { Bytes } from '../bytes.ts'
import { type Frame, FrameReader, frameOf, TooLongError } from './frames.ts'
import type { Limits, Memory } from './limits.ts'
import { ANSWERS, type Request } from './request.ts'
import { startProgram } from './start-program.ts'

/**
 * The reason why a file was not read to its end; the flaw completes a sentence that begins with the
 * file's name.
 */
export class ReadingStopped extends Error {
  override name = 'ReadingStopped'
  readonly flaw: string

  constructor(flaw: string, cause: string) {
    super(`${flaw} (${cause})`)
    this.flaw = flaw
  }
}

/** How a process ends when it gets no more memory: by itself, or by the kernel. */
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']

/** A file, by its path or its bytes, and the purpose for which it is read. */
export type File<Kind extends string = string> = { kind: Kind; name: string; file: Bytes }

/** A process that reads one file after another. */
export class ReadingProcess {
  readonly memory: Memory
  /** The number of files that it was asked to read. */
  files = 0
  /** Resolves when the process has ended, to its signal or exit code. */
  readonly ended: Promise<string>
  readonly #child: ChildProcess
  readonly #requests: Socket
  readonly #answers: Socket
  /**
   * Takes the chunks of a response; a process that answers without a request cannot be used any
   * more.
   */
  #take: (chunk: Buffer) => void = this.end

  constructor(memory: Memory, program: string) {
    this.memory = memory
    this.#child = startProgram(memory, program)
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(String(error)))
      this.#child.once('exit', (code, signal) => resolve(String(signal ?? code)))
    })
    this.#requests = socketOf(this.#child.stdin)
    this.#answers = socketOf(this.#child.stdio[ANSWERS])
    this.#answers.on('data', (chunk: Buffer) => this.#take(chunk))
  }

  /** Has a file read. Rejects with a `ReadingStopped`; then the process cannot be used any more. */
  async read({ kind, name, file }: File, limits: Limits): Promise<Frame> {
    this.files++
    this.#keepAlive(true)
    const isPath = typeof file === 'string'
    const request: Request = { kind, name, path: isPath ? file : null }
    const answer = this.#answer(limits)
    for (const part of frameOf(request, isPath ? undefined : file)) this.#requests.write(part)
    return answer.finally(() => this.#keepAlive(false))
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }

  #answer({ seconds, answerMB, advice }: Limits): Promise<Frame> {
    const { promise, resolve, reject } = Promise.withResolvers<Frame>()
    const stop = (flaw: string, cause: string) => reject(new ReadingStopped(flaw, cause))
    const late = `takes longer than ${inWords(seconds)} to read. ${advice}`
    const timer = setTimeout(() => stop(late, 'It was killed.'), seconds * 1000)
    const frames = new FrameReader(answerMB * 1e6)
    this.#take = (chunk) => {
      try {
        const frame = frames.push(chunk)
        if (!frame) return
        const { found, fault }: { found?: unknown; fault?: string } = Object(frame.value)
        if (fault === undefined) resolve({ ...frame, value: found })
        else stop(DAMAGED, fault)
      } catch (error) {
        const isTooLong = error instanceof TooLongError
        stop(isTooLong ? `holds too much to be read. ${advice}` : DAMAGED, String(error))
      }
    }
    const large = `needs too much memory to read. ${advice}`
    void this.ended.then((end) => {
      stop(OUT_OF_MEMORY.includes(end) ? large : DAMAGED, `The program ended with ${end}.`)
    })
    return promise.finally(() => {
      clearTimeout(timer)
      this.#take = this.end
    })
  }

  /** An idle process does not keep the service from ending. */
  #keepAlive(isNeeded: boolean) {
    for (const one of [this.#child, this.#requests, this.#answers])
      isNeeded ? one.ref() : one.unref()
  }
}

const DAMAGED = 'cannot be read. It may be damaged: please export it again.'

function inWords(seconds: number) {
  return seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`
}

/** An end of a pipe. Its errors are ignored: the end of the process gives the reason. */
function socketOf(stream: unknown): Socket {
  if (!(stream instanceof Socket)) throw new Error('The reading process has no pipe.')
  return stream.on('error', () => {})
}
