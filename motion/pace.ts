/** How often, in ms, a page that scrolls is told of; how long a window rests before its size is. */
export const SCROLL_PACE = 100
export const RESIZE_PACE = 50

/** Something to do, and a way to give up what is still due. */
export type Paced = (() => void) & { cancel(): void }

/** Does it at once, then at most once per `wait` ms; the last call is never lost. */
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

/** Does it once, `wait` ms after the last call. */
export function debounce(act: () => void, wait: number): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const call = () => {
    clearTimeout(timer)
    timer = setTimeout(act, wait)
  }
  return Object.assign(call, { cancel: () => clearTimeout(timer) })
}
