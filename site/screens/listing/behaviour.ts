import { loadChunk } from '@belvedere/ui/load-chunk.ts'

/**
 * Loads the script that moves the sun over a plan once the plan is almost in view: the first view
 * has a budget.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const day = root.querySelector<HTMLElement>('[data-days]')
  if (!day) return
  const start = async () => {
    const { moveSun } = await loadChunk(() => import('./day/move-sun.ts'), signal)
    if (!signal.aborted) moveSun(day, signal)
  }
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      // Without the script, the plan stays at its initial hour, and the table has the other hours.
      start().catch(() => {})
    },
    { rootMargin: '10%' },
  )
  near.observe(day)
  signal.addEventListener('abort', () => near.disconnect())
}
