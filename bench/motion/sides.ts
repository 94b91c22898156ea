/** What one figure is with motion and without, run by run. */
export type Sides<Figure> = { on: Figure[]; off: Figure[] }

/** Measures both in turns, so that a machine that slows down slows both; who begins changes. */
export async function bothSides<Figure>(
  runs: number,
  measure: (hasMotion: boolean) => Promise<Figure>,
): Promise<Sides<Figure>> {
  const sides: Sides<Figure> = { on: [], off: [] }
  for (let run = 0; run < runs; run++)
    for (const hasMotion of run % 2 === 0 ? [true, false] : [false, true])
      sides[hasMotion ? 'on' : 'off'].push(await measure(hasMotion))
  return sides
}
