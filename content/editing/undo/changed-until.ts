/** Where in a text its change ends: the place for the cursor. */
export function changedUntil(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++
  return after.length - same
}
