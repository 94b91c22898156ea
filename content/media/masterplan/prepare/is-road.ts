/** Whether a part of a model is its roads or paths, by its name. */
export function isRoad(name: string): boolean {
  return /^(roads?|paths?)$/i.test(name)
}
