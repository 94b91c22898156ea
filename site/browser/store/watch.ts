import type { SiteState, SiteStore } from './store.ts'

/** Calls `act` whenever the selected part of the state changes. */
export function watch<Part>(
  store: SiteStore,
  select: (state: SiteState) => Part,
  act: (part: Part) => void,
): void {
  store.subscribe((state, before) => {
    const part = select(state)
    if (part !== select(before)) act(part)
  })
}
