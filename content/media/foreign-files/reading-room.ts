import { Queue } from '@belvedere/kit/queue.ts'
import type { Frame } from './frames.ts'
import type { Limits, Memory } from './limits.ts'
import { type File, ReadingProcess } from './reading-process.ts'

const BUSY = 'Other files are being read. Please try again in a minute.'

/** How long a process waits for its next file, in ms: those of one upload follow each other. */
const IDLE_MS = 5000

/** After this many files a process is replaced, to release memory that its libraries keep. */
const MAX_FILES = 50

/** One file that takes long does not delay the others. */
const AT_ONCE = 2

type Options<Kind extends string> = {
  limits: Record<Kind, Limits>
  /** The path of the program, relative to the root of the project. */
  program: string
  /** How many files are read at once, and how many may wait. */
  atOnce?: number
  waiting?: number
}

/**
 * Reads foreign files in separate processes, a few at a time. A process stays for the next file
 * with the same memory limit, because starting one takes longer than reading most files.
 */
export class ReadingRoom<Kind extends string> {
  readonly #limits: Record<Kind, Limits>
  readonly #program: string
  readonly #atOnce: number
  readonly #queue: Queue
  readonly #heavy = new Queue({ atOnce: 1, waiting: 8, sentence: BUSY })
  readonly #idle = new Map<ReadingProcess, NodeJS.Timeout>()
  #busy = 0

  constructor({ limits, program, atOnce = AT_ONCE, waiting = 64 }: Options<Kind>) {
    this.#limits = limits
    this.#program = program
    this.#atOnce = atOnce
    this.#queue = new Queue({ atOnce, waiting, sentence: BUSY })
  }

  /** Has a file read: rejects with a `ReadingStopped`, or with a `BusyError` if too many wait. */
  read(file: File<Kind>): Promise<Frame> {
    const limits = this.#limits[file.kind]
    const work = () => this.#queue.run(() => this.#readNow(file, limits))
    return limits.isHeavy ? this.#heavy.run(work) : work()
  }

  async #readNow(file: File<Kind>, limits: Limits): Promise<Frame> {
    this.#busy++
    try {
      return await this.#readBy(this.#take(limits.memory), file, limits)
    } finally {
      this.#busy--
    }
  }

  async #readBy(process: ReadingProcess, file: File<Kind>, limits: Limits): Promise<Frame> {
    let isOfUse = false
    try {
      const answer = await process.read(file, limits)
      isOfUse = process.files < MAX_FILES
      return answer
    } finally {
      if (isOfUse) this.#keep(process)
      else this.#end(process)
    }
  }

  /** An idle process, or a new one; there are never more of both than files are read at once. */
  #take(memory: Memory): ReadingProcess {
    const idle = [...this.#idle.keys()]
    const known = idle.find((process) => isEqual(process.memory, memory))
    const [oldest] = idle
    if (known) this.#forget(known)
    else if (oldest && this.#busy + idle.length > this.#atOnce) this.#end(oldest)
    return known ?? new ReadingProcess(memory, this.#program)
  }

  #keep(process: ReadingProcess) {
    this.#idle.set(process, setTimeout(() => this.#end(process), IDLE_MS).unref())
    void process.ended.then(() => this.#forget(process))
  }

  #end(process: ReadingProcess) {
    this.#forget(process)
    process.end()
  }

  #forget(process: ReadingProcess) {
    clearTimeout(this.#idle.get(process))
    this.#idle.delete(process)
  }
}

function isEqual(one: Memory, other: Memory) {
  return one.heapMB === other.heapMB && one.inAllMB === other.inAllMB
}
