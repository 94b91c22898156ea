/**
 * Where the sun stands on the arc, 0 (sunrise) to 1 (sunset): the pages of a site are one day, from
 * the home page in the morning to the houses in the evening.
 */
export function hourOf(path: string): number {
  const [first, ...below] = path.split('/').filter(Boolean)
  if (first === undefined) return 0.27
  if (first === 'experiences') return 0.42
  if (first === 'map') return 0.5
  if (first === 'gallery') return 0.58
  if (first !== 'real-estate') return 0.34
  return [0.54, 0.63][below.length] ?? 0.71
}
