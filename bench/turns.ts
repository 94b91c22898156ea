/** What each of several ways to visit a page has cost, run by run. */
export type Turns<Way extends string, Figure> = Record<Way, Figure[]>

/** Measures all ways in turns, so that a machine that slows down slows all; who begins changes. */
export async function inTurns<Way extends string, Figure>(
  ways: readonly Way[],
  runs: number,
  measure: (way: Way) => Promise<Figure>,
): Promise<Turns<Way, Figure>> {
  const figures = new Map<Way, Figure[]>(ways.map((way) => [way, []]))
  for (let run = 0; run < runs; run++)
    for (const index of ways.keys()) {
      const way = ways[(run + index) % ways.length]
      if (way !== undefined) figures.get(way)?.push(await measure(way))
    }
  return Object.fromEntries(figures) as Turns<Way, Figure>
}

/** Each figure of one way with the figure of another in the same run: their ratio or difference. */
export function runByRun(
  ours: readonly number[],
  others: readonly number[],
  compare: (our: number, other: number) => number,
): number[] {
  return ours.map((our, run) => compare(our, others[run] ?? Number.NaN))
}
