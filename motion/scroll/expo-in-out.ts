/** Exponential ease-in-out. */
export function expoInOut(share: number): number {
  if (share <= 0) return 0
  if (share >= 1) return 1
  return share < 0.5 ? 2 ** (20 * share - 11) : 1 - 2 ** (9 - 20 * share)
}
