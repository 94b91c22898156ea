/** The rates for scroll and resize events, in ms. */
export const SCROLL_THROTTLE_MS = 100
export const RESIZE_DEBOUNCE_MS = 50

/** A debounced function; `cancel` drops a pending call. */
type Debounced = (() => void) & { cancel(): void }

/** Runs `act` at once, then at most once per `wait` ms. The last call always runs. */
export function throttle(act: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = false
  const run = () => {
    timer = setTimeout(rest, wait)
    due = false
    act()
  }
  const rest = () => {
    timer = undefined
    if (due) run()
  }
  return () => {
    due = true
    if (timer === undefined) run()
  }
}

/** Runs `act` once, `wait` ms after the last call. */
export function debounce(act: () => void, wait: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const call = () => {
    clearTimeout(timer)
    timer = setTimeout(act, wait)
  }
  return Object.assign(call, { cancel: () => clearTimeout(timer) })
}
