import { useEffect, useState } from 'react'
import { useSiteStore } from '../browser/store/context.tsx'
import { followPosition } from './follow-position.ts'
import { type HeaderFlags, sameFlags, topOfPage } from './header-flags.ts'

/** Follows the scroll position; renders again only when a flag changes. */
export function useHeaderFlags(): HeaderFlags {
  const store = useSiteStore()
  const [flags, setFlags] = useState(topOfPage)
  useEffect(() => followPosition(store, (now) => setFlags(keepIfSame(now))), [store])
  return flags
}

const keepIfSame = (now: HeaderFlags) => (before: HeaderFlags) =>
  sameFlags(before, now) ? before : now
