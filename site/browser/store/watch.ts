import type { SiteState, SiteStore } from './store.ts'

/** Acts whenever a part of the state has become another one. */
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
