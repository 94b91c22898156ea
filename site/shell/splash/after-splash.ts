/** The longest fade of the splash, in milliseconds; with reduced motion it is shorter. */
const FADE_MS = 1000

/**
 * Calls `act` some time (`delay`, in milliseconds) after the splash has gone, or from now if there
 * is none. A tab in the background may show its splash later; the opening script sets the mark
 * before this listener runs.
 */
export function afterSplash(act: () => void, delay: number, signal: AbortSignal): void {
  const begin = () => waitForSplash(act, delay, signal)
  if (document.hidden) addEventListener('visibilitychange', begin, { once: true, signal })
  else begin()
}

function waitForSplash(act: () => void, delay: number, signal: AbortSignal) {
  const wait = (ms: number) => {
    const timer = setTimeout(act, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  const { splash } = document.documentElement.dataset
  if (splash === undefined) wait(delay)
  else if (splash) wait(FADE_MS + delay)
  else
    document.addEventListener('splash:leave', () => wait(FADE_MS + delay), { once: true, signal })
}
