import { appendFileSync, readFileSync } from 'node:fs'
import type { Fact } from './facts.ts'

/** The oracle’s account: a file outside the product, to which each fact is added at once. */
export class Ledger {
  readonly file: string
  acknowledged = 0
  readonly #listeners = new Set<() => void>()

  constructor(file: string) {
    this.file = file
  }

  note(fact: Fact): void {
    appendFileSync(this.file, `${JSON.stringify({ at: Date.now(), ...fact })}\n`)
    if (!fact.isAcknowledged) return
    this.acknowledged++
    for (const listener of this.#listeners) listener()
  }

  /** Notes an action before and after it; `act` returns whether the product acknowledged it. */
  async around(fact: Omit<Fact, 'isAcknowledged'>, act: () => Promise<boolean>): Promise<boolean> {
    this.note({ ...fact, isAcknowledged: false })
    const isAcknowledged = await act()
    if (isAcknowledged) this.note({ ...fact, isAcknowledged })
    return isAcknowledged
  }

  /** Resolves once so many more facts are acknowledged. */
  untilMore(count: number, stop: AbortSignal): Promise<void> {
    const end = this.acknowledged + count
    return new Promise((resolve) => {
      const look = () => {
        if (this.acknowledged < end && !stop.aborted) return
        this.#listeners.delete(look)
        resolve()
      }
      this.#listeners.add(look)
      stop.addEventListener('abort', look)
    })
  }

  /** All facts, as the file has them. */
  read(): Fact[] {
    const lines = readFileSync(this.file, 'utf8').split('\n').filter(Boolean)
    return lines.map((line): Fact => JSON.parse(line))
  }
}
