type StartState = {
  /** The reason why the last attempt to start failed. */
  fault?: string | undefined
  hasStarted: boolean
  started: PromiseWithResolvers<void>
}

const KEY = Symbol.for('belvedere.start-state')

/**
 * A global, because Next bundles the code that starts the service apart from `start.ts`, which
 * answers requests until then.
 */
const store = globalThis as { [KEY]?: StartState }
store[KEY] ??= { hasStarted: false, started: Promise.withResolvers() }
const state = store[KEY]

/** Resolves once the service has started. */
export const started: Promise<void> = state.started.promise

/** The reason why the last attempt to start failed; undefined before the first one. */
export function startFault(): string | undefined {
  return state.fault
}

export function reportStartFault(reason: string): void {
  state.fault = reason
}

/** Whether the service has started. */
export function hasStarted(): boolean {
  return state.hasStarted
}

export function reportStarted(): void {
  state.hasStarted = true
  state.started.resolve()
}
