import type { SceneEvents } from './contract.ts'

type Name = keyof SceneEvents
type Listener = (event: never) => void

/** Calls listeners by the name of an event, until their signals abort. */
export class Events {
  readonly #listeners = new Map<Name, Set<Listener>>()

  on<N extends Name>(
    name: N,
    listener: (event: SceneEvents[N]) => void,
    signal: AbortSignal,
  ): void {
    if (signal.aborted) return
    const own: Listener = listener
    const all = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, all.add(own))
    signal.addEventListener('abort', () => all.delete(own), { once: true })
  }

  emit<N extends Name>(name: N, event: SceneEvents[N]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      const call = listener as (event: SceneEvents[N]) => void
      call(event)
    }
  }

  clear(): void {
    this.#listeners.clear()
  }
}
