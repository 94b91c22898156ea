import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePorts } from '../../launch/ports.ts'
import { isRunning, signalGroup } from '../../launch/processes.mjs'
import { type Env, type Program, untilReady } from '../../launch/program.ts'
import { builtPrograms } from '../../launch/stack.ts'
import { type OwnSettings, ownSettings } from '../../testing/own-stack.ts'
import { residentMegabytes } from '../../testing/resident-megabytes.ts'
import type { StudioAccess } from '../../testing/studio.ts'
import { keepRunning } from '../run/supervise.ts'
import { Link } from './link.ts'

/**
 * One replica of the site, with its own port, data folder and connections to the content service.
 */
export type Copy = {
  name: string
  port: number
  url: string
  dataDir: string
  toContent: Link
  messages: Link
  start: () => Program
  program: Program | undefined
  /** The time since when it was not running, or was stopped. */
  away: Spans
  /**
   * The times when it could not reach the content service, and so could not know of new changes.
   */
  cutOff: Spans
}

/** Longer than a program takes to start on a busy machine. */
const START_MS = 120_000
const MEMORY_INTERVAL_MS = 1000

/**
 * A content service and copies of the site, on content of their own, connected by links that can be
 * disturbed. None of the programs is started yet.
 */
export class World {
  readonly settings: OwnSettings
  readonly copies: Copy[]
  /** The times when the content service could refuse saves. */
  readonly refusing = new Spans()
  /** The most memory that each program ever took, in megabytes; on systems with `/proc` only. */
  readonly megabytes = new Map<string, number>()
  content: Program | undefined
  readonly #startContent: () => Program
  readonly #started: { name: string; pid: number }[] = []
  readonly #timer = setInterval(() => this.#measure(), MEMORY_INTERVAL_MS).unref()

  static async open(count: number, own: Env = {}): Promise<World> {
    const settings = await ownSettings('fixture', own)
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

  get access(): StudioAccess {
    const { STUDIO_EMAIL: email = '', STUDIO_PASSWORD: password = '' } = this.settings.env
    return { studioUrl: this.contentUrl, email, password }
  }

  /** Starts the content service and waits until it can serve. */
  async startContent(): Promise<void> {
    this.content = this.#note('content service', this.#startContent())
    await untilReady(this.content, `${this.contentUrl}/readyz`, START_MS)
  }

  /** Starts the content service as `npm start` does: it is restarted whenever it ends. */
  async keepContentRunning(stop: AbortSignal): Promise<void> {
    await this.startContent()
    const start = () => {
      this.content = this.#note('content service', this.#startContent())
      return this.content
    }
    if (this.content) void keepRunning(this.content, { start, stop, log: () => {} })
  }

  /**
   * Starts a replica of the site and waits until it responds; it may become ready only with the
   * content service.
   */
  async startCopy(copy: Copy): Promise<void> {
    copy.program = this.#note(copy.name, copy.start())
    await untilReady(copy.program, `${copy.url}/healthz`, START_MS)
    copy.away.close()
  }

  /** Kills with SIGKILL, so that the program cannot clean up. */
  async killContent(): Promise<void> {
    signalGroup(this.content?.pid ?? 0, 'SIGKILL')
    await this.content?.ended
  }

  /** Kills a copy of the site. */
  async killCopy(copy: Copy): Promise<void> {
    copy.away.open()
    signalGroup(copy.program?.pid ?? 0, 'SIGKILL')
    await copy.program?.ended
  }

  /** Ends everything and returns the ids of processes that are still running. */
  async close(): Promise<number[]> {
    const programs = [this.content, ...this.copies.map(({ program }) => program)]
    for (const program of programs) signalGroup(program?.pid ?? 0, 'SIGCONT')
    await Promise.all(programs.map((program) => program?.stop()))
    for (const { toContent, messages } of this.copies)
      for (const link of [toContent, messages]) link.close()
    clearInterval(this.#timer)
    const left = this.#started.map(({ pid }) => pid).filter(isRunning)
    for (const pid of left) signalGroup(pid, 'SIGKILL')
    return left
  }

  #note(name: string, program: Program): Program {
    this.#started.push({ name, pid: program.pid })
    return program
  }

  #measure() {
    for (const { name, pid } of this.#started) {
      const peak = Math.max(this.megabytes.get(name) ?? 0, Math.round(residentMegabytes(pid)))
      if (peak > 0) this.megabytes.set(name, peak)
    }
  }
}

function logTo({ log }: OwnSettings) {
  return (name: string, line: string) => appendFileSync(log, `[${name}] ${line}\n`)
}

/** The first copy has the address that the settings name. */
async function openCopies(settings: OwnSettings, count: number): Promise<Copy[]> {
  const ports = [settings.addresses.port, ...(await freePorts(count - 1))]
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
      const url = `http://127.0.0.1:${port}`
      return { name, port, url, dataDir, toContent, messages, start, program: undefined, ...spans }
    }),
  )
}

/** Periods of time, one after the other; one that was not closed lasts until now. */
class Spans {
  readonly #list: { from: number; to: number }[] = []

  open(): void {
    this.#list.push({ from: Date.now(), to: Number.POSITIVE_INFINITY })
  }

  close(): void {
    const last = this.#list.at(-1)
    if (last) last.to = Math.min(last.to, Date.now())
  }

  overlaps(from: number, to: number): boolean {
    return this.#list.some((span) => span.from <= to && span.to >= from)
  }
}
