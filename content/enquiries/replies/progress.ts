import type { UnreadableMail } from './mailbox-fault.ts'

/** Up to which mail a mailbox was read; another `validity` means that its numbers are others. */
export type Position = { validity: string; uid: number }

type Options = {
  position: Position | undefined
  onRead: (position: Position) => Promise<void>
  onLeftOut: (uid: number) => void
}

/**
 * How far a look has come. A mail that cannot be read is left out once it is sure that the fault is
 * its own: it is too large, or a later one can be read. A server in trouble may refuse all of them.
 */
export class Progress {
  readonly #options: Options
  #position: Position | undefined
  /** Up to this mail they are asked for one by one. */
  #carefulTo = 0
  readonly #failed = new Map<number, UnreadableMail>()

  constructor(options: Options) {
    this.#options = options
    this.#position = options.position
  }

  /** The last mail that was read; undefined if the mailbox is new, or its numbers are. */
  after(validity: string): number | undefined {
    return this.#position?.validity === validity ? this.#position.uid : undefined
  }

  isCareful(uid: number): boolean {
    return uid <= this.#carefulTo
  }

  async readTo(validity: string, uid: number): Promise<void> {
    for (const failed of this.#failed.keys()) this.#options.onLeftOut(failed)
    this.#failed.clear()
    if (uid <= (this.after(validity) ?? -1)) return
    this.#position = { validity, uid }
    await this.#options.onRead(this.#position)
  }

  /** Some mails cannot be read: one of several, or the only one. */
  async failed(uids: readonly number[], validity: string, error: UnreadableMail): Promise<void> {
    const [uid = 0, ...others] = uids
    if (others.length > 0) {
      this.#carefulTo = others.at(-1) ?? 0
      return
    }
    this.#failed.set(uid, error)
    if (error.isTooMuch) await this.readTo(validity, uid)
  }

  /** Fails if nothing could be read after a mail that could not. */
  end(): void {
    const [error] = this.#failed.values()
    if (error) throw error
  }
}
