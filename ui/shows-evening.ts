/** The property that the root has from the hour on at which evenings begin (`kit/evening.ts`). */
const FROM_EVENING = '--e19'

/**
 * Whether the page shows its evening, as the script before the first paint has found by the clock of
 * the property (`themes/day/tell-evening.ts`). So no page loads a clock to ask, and one without hours
 * has no evening.
 */
export function showsEvening(root = document.documentElement): boolean {
  return root.style.getPropertyValue(FROM_EVENING) !== ''
}
