'use client'

import type { ReactNode } from 'react'

/**
 * Payload renders what is in a row or fold once an `IntersectionObserver` reports it in view, and
 * looks at the first entry of each report (`@payloadcms/ui/dist/hooks/useIntersect.js`), which is
 * the oldest. On a busy machine one report has two: out of view while the row was opening, and in
 * view. The row then stays empty. In the studio an observer reports the latest entry of each target.
 *
 * No upstream issue found. To reproduce, open a row while a script blocks the page for some frames.
 */
export function LatestEntries({ children }: { children: ReactNode }) {
  return children
}

/** An observer that reports the latest entry of each target alone. */
export function withLatestEntries(Observer: typeof IntersectionObserver) {
  return class extends Observer {
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => report(latestOfEach(entries), observer), options)
    }
  }
}

function latestOfEach(entries: IntersectionObserverEntry[]): IntersectionObserverEntry[] {
  return [...new Map(entries.map((entry) => [entry.target, entry])).values()]
}

if (typeof window !== 'undefined' && 'IntersectionObserver' in window)
  window.IntersectionObserver = withLatestEntries(window.IntersectionObserver)
