import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePorts } from '../../launch/ports.ts'
import { isRunning, signalGroup } from '../../launch/processes.mjs'
import { type Program, untilReady } from '../../launch/program.ts'
import { builtPrograms } from '../../launch/stack.ts'
import { type OwnSettings, ownSettings } from '../../testing/own-stack.ts'
import { NO_LIMITS } from '../resilience/enquiry.ts'
import { Link } from './link.ts'
import { MemoryPeaks } from './memory-peaks.ts'
import { Spans } from './spans.ts'

/** One copy of the site, with its own port, data folder and connections to the content service. */
export type Copy = {
  name: string
  port: number
  dataDir: string
  toContent: Link
  messages: Link
  start: () => Program
  program: Program | undefined
  /** When it was not running, or was stopped. */
  away: Spans
  /** When it could not ask the content service, and so could not know of new changes. */
  cutOff: Spans
}

/** Longer than a program takes to start on a busy machine. */
const START_MS = 120_000

/** A content service and copies of the site, connected by links that can be disturbed. */
export class World {
  readonly settings: OwnSettings
  readonly copies: Copy[]
  readonly peaks = new MemoryPeaks()
  /** When the content service could refuse what editors save. */
  readonly refusing = new Spans()
  content: Program | undefined
  #startContent: () => Program
  readonly #pids: number[] = []

  static async open(count: number): Promise<World> {
    const settings = await ownSettings('fixture', NO_LIMITS)
    try {
      return new World(settings, await openCopies(settings, count))
    } catch (error) {
      settings.clean()
      throw error
    }
  }

  private constructor(settings: OwnSettings, copies: Copy[]) {
    this.settings = settings
    this.copies = copies
    const urls = copies.map(({ messages }) => `http://127.0.0.1:${messages.port}/publish`)
    const env = { ...settings.env, PUBLISH_URL: urls.join(',') }
    this.#startContent = builtPrograms(env, logTo(settings)).content
  }

  get contentPort(): number {
    return this.settings.addresses.contentPort
  }

  get contentUrl(): string {
    return `http://127.0.0.1:${this.contentPort}`
  }

  /** Starts the content service and waits until it can serve. */
  async startContent(): Promise<void> {
    const program = this.#started(this.#startContent(), 'content service')
    this.content = program
    await untilReady(program, `${this.contentUrl}/readyz`, START_MS)
  }

  /** Starts a copy of the site and waits until it answers; ready it may be only with the content service. */
  async startCopy(copy: Copy): Promise<void> {
    const program = this.#started(copy.start(), copy.name)
    copy.program = program
    await untilReady(program, `http://127.0.0.1:${copy.port}/builds/latest.json`, START_MS)
  }

  /** Ends everything and returns the ids of processes that are still running. */
  async close(): Promise<number[]> {
    const programs = [this.content, ...this.copies.map(({ program }) => program)]
    for (const program of programs) if (program) signalGroup(program.pid, 'SIGCONT')
    await Promise.all(programs.map((program) => program?.stop()))
    for (const { toContent, messages } of this.copies)
      for (const link of [toContent, messages]) link.close()
    this.peaks.stop()
    const left = this.#pids.filter(isRunning)
    for (const pid of left) signalGroup(pid, 'SIGKILL')
    return left
  }

  #started(program: Program, name: string): Program {
    this.#pids.push(program.pid)
    this.peaks.watch(name, program.pid)
    return program
  }
}

function logTo({ log }: OwnSettings) {
  return (name: string, line: string) =>
    appendFileSync(log, `${new Date().toISOString()} [${name}] ${line}\n`)
}

async function openCopies(settings: OwnSettings, count: number): Promise<Copy[]> {
  const ports = await freePorts(count)
  return Promise.all(
    ports.map(async (port, at) => {
      const toContent = await Link.to(settings.addresses.contentPort)
      const messages = await Link.to(port)
      const name = `copy ${at + 1}`
      const dataDir = join(settings.addresses.dataDir, `copy-${at + 1}`)
      const content = `http://127.0.0.1:${toContent.port}/graphql`
      const env = { ...settings.env, PORT: String(port), DATA_DIR: dataDir, CONTENT_URL: content }
      const log = logTo(settings)
      const { site: start } = builtPrograms(env, (_, line) => log(name, line))
      const spans = { away: new Spans(), cutOff: new Spans() }
      return { name, port, dataDir, toContent, messages, start, program: undefined, ...spans }
    }),
  )
}
