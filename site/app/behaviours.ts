export type Behaviour = {
  /** Adds to a static block what little it does in the browser, until the signal aborts. */
  attach: (root: HTMLElement, signal: AbortSignal) => void
}

/** Finds the behaviour of a block kind; only the browser has any. */
export type FindBehaviour = (type: string) => Promise<Behaviour> | undefined

let find: FindBehaviour = () => undefined

export function provideBehaviours(finder: FindBehaviour): void {
  find = finder
}

export function behaviourOf(type: string): Promise<Behaviour> | undefined {
  return find(type)
}
