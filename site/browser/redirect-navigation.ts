import { navigateTo } from './commit.ts'
import { type KnownRedirects, redirectTarget } from './redirect-target.ts'

/**
 * Repeats a navigation at the target of its redirect, which may be on another site. Returns whether
 * there is one. Back and Forward cannot be cancelled: the server redirects them.
 */
export function redirectNavigation(rules: KnownRedirects, event: NavigateEvent): boolean {
  const { navigationType, info } = event
  if (navigationType === 'traverse') return false
  const target = redirectTarget(rules, new URL(event.destination.url))
  if (!target) return false
  event.preventDefault()
  const history = navigationType === 'replace' ? 'replace' : 'auto'
  queueMicrotask(() => navigateTo(target.href, { history, info }))
  return true
}
