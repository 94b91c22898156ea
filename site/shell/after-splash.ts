/** How long the splash fades; its stylesheet says the same. */
const FADE_MS = 1000

/** Acts a while after the splash has gone, or after now where none is shown. */
export function afterSplash(act: () => void, delay: number, signal: AbortSignal): void {
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
