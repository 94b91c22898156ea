/** One figure with and without motion, run by run. */
export type MotionSamples<Figure> = { on: Figure[]; off: Figure[] }

/**
 * Measures with and without motion in alternation, so that a slowdown of the machine affects both.
 */
export async function compareMotion<Figure>(
  runs: number,
  measure: (hasMotion: boolean) => Promise<Figure>,
): Promise<MotionSamples<Figure>> {
  const sides: MotionSamples<Figure> = { on: [], off: [] }
  for (let run = 0; run < runs; run++)
    for (const hasMotion of run % 2 === 0 ? [true, false] : [false, true])
      sides[hasMotion ? 'on' : 'off'].push(await measure(hasMotion))
  return sides
}
