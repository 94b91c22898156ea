/** How long the splash fades at most; in calm it is gone sooner. */
const FADE_MS = 1000

/**
 * Acts a while after the splash has gone, or after now where none is shown. A tab in the background
 * may have it yet, and gets its mark before the window's listeners that come later hear of it.
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
