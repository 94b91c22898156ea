import type { SiteState, SiteStore } from './store.ts'

/** Calls `act` whenever the selected part of the state changes. An error in it is logged. */
export function watch<Part>(
  store: SiteStore,
  select: (state: SiteState) => Part,
  act: (part: Part) => void,
): void {
  store.subscribe((state, before) => {
    const part = select(state)
    if (part === select(before)) return
    try {
      act(part)
    } catch (error) {
      console.error('A store subscriber failed:', error)
    }
  })
}
