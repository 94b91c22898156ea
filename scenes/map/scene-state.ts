import type { ScenePlace, SceneState } from './contract.ts'

/** The initial state: all places shown, none chosen, the light of now. */
export function firstState(places: readonly ScenePlace[]): SceneState {
  return {
    chosen: null,
    pointed: null,
    shown: new Set(places.map(({ id }) => id)),
    walk: [],
    time: new Date(),
    covered: { top: 0, right: 0, bottom: 0, left: 0 },
  }
}

/** The keys whose values differ after a change. */
export function changedKeys(
  state: SceneState,
  change: Partial<SceneState>,
): ReadonlySet<keyof SceneState> {
  const changed = new Set<keyof SceneState>()
  for (const key of ['chosen', 'pointed', 'shown', 'walk', 'time', 'covered'] as const) {
    if (key in change && keyed(state[key]) !== keyed(change[key])) changed.add(key)
  }
  return changed
}

/** Compares values by their contents, because equal values may be different objects. */
function keyed(value: SceneState[keyof SceneState] | undefined): unknown {
  if (value instanceof Date) return value.getTime()
  if (value instanceof Set) return JSON.stringify([...value].sort())
  return JSON.stringify(value)
}
