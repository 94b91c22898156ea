import type { Import } from './imports.ts'

/** Files that import each other in a circle: one sorted list for each group of such files. */
export function cyclesIn(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { file, path } of imports) targets.set(file, [...(targets.get(file) ?? []), path])
  const reached = new Map([...targets.keys()].map((file) => [file, reachableFrom(file, targets)]))
  const groups = new Map<string, string[]>()
  for (const [file, others] of reached) {
    if (!others.has(file)) continue
    const group = [...others].filter((other) => reached.get(other)?.has(file)).sort()
    groups.set(group.join(), group)
  }
  return [...groups.values()]
}

/** All files that a file imports, directly or through others. */
function reachableFrom(start: string, targets: ReadonlyMap<string, string[]>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(targets.get(start) ?? [])]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...(targets.get(file) ?? []))
  }
  return reached
}
