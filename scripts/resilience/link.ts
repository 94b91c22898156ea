import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How a network connection behaves: as it should; refusing; accepting everything and delivering
 * nothing; breaking off in the middle of answers; or very slow.
 */
export type LinkState = 'open' | 'refused' | 'silent' | 'cut' | 'slow'

const SLOW_BYTES_PER_MS = 16

/** A TCP connection between two programs whose state can be changed. */
export class Link {
  readonly #server = createServer((client) => void this.#carry(client))
  readonly #target: number
  readonly #sockets = new Set<Socket>()
  #state: LinkState = 'open'
  #changed = Promise.withResolvers<void>()

  /** Opens a port on this machine that leads to `target`. */
  static async to(target: number): Promise<Link> {
    const link = new Link(target)
    await once(link.#server.listen(0, '127.0.0.1'), 'listening')
    return link
  }

  private constructor(target: number) {
    this.#target = target
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Changes the state, also for open connections. */
  set(state: LinkState): void {
    this.#state = state
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
    if (state === 'refused') for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    this.#changed.resolve()
  }

  async #carry(client: Socket) {
    this.#keep(client)
    await this.#noSilence()
    if (this.#state === 'refused') return client.resetAndDestroy()
    if (client.destroyed) return
    const service = this.#keep(connect(this.#target, '127.0.0.1'))
    const there = pipeline(client, this.#valve(false), service)
    const back = pipeline(service, this.#valve(true), client)
    await Promise.allSettled([there, back])
    client.destroy()
    service.destroy()
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket)
    socket.setNoDelay()
    socket.on('error', () => {})
    return socket.on('close', () => this.#sockets.delete(socket))
  }

  #valve(isAnswer: boolean) {
    return new Transform({
      transform: (chunk: Buffer, _, done) => {
        this.#pass(chunk, isAnswer).then((passed) => done(null, passed), done)
      },
    })
  }

  async #pass(chunk: Buffer, isAnswer: boolean): Promise<Buffer> {
    await this.#noSilence()
    if (this.#state === 'slow') await sleep(chunk.length / SLOW_BYTES_PER_MS)
    if (this.#state === 'cut' && isAnswer) throw new Error('The connection is cut.')
    return chunk
  }

  async #noSilence() {
    while (this.#state === 'silent' && this.#server.listening) await this.#changed.promise
  }
}
