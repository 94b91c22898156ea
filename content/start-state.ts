type Check = () => Promise<string | undefined>

type StartState = {
  /** The reason why the last attempt to start failed. */
  fault?: string | undefined
  hasStarted: boolean
  /** Why the running service cannot serve; undefined while it can. */
  whyNotReady: Check
  started: PromiseWithResolvers<void>
}

const KEY = Symbol.for('belvedere.start-state')

/**
 * A global, because Next bundles the code that starts the service apart from `start.ts`, which
 * answers requests until then.
 */
const store = globalThis as { [KEY]?: StartState }
store[KEY] ??= {
  hasStarted: false,
  whyNotReady: async () => undefined,
  started: Promise.withResolvers(),
}
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

/** The sentence of a service that has not started yet. */
export const STARTING = 'The content service is starting: please try again in a moment.'

/** Why the service cannot serve now; undefined while it can. */
export async function whyNotReady(): Promise<string | undefined> {
  return state.hasStarted ? state.whyNotReady() : (state.fault ?? STARTING)
}

/** How the running service finds out whether it can serve. */
export function reportReadiness(check: Check): void {
  state.whyNotReady = check
}

export function reportStarted(): void {
  state.hasStarted = true
  state.started.resolve()
}
