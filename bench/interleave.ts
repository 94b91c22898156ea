/** The figures of several variants, run by run. */
export type Samples<Variant extends string, Figure> = Record<Variant, Figure[]>

/** Measures all variants in alternation, so that a slowdown of the machine affects all of them. */
export async function interleave<Variant extends string, Figure>(
  variants: readonly Variant[],
  runs: number,
  measure: (variant: Variant) => Promise<Figure>,
): Promise<Samples<Variant, Figure>> {
  const figures = new Map<Variant, Figure[]>(variants.map((variant) => [variant, []]))
  for (let run = 0; run < runs; run++)
    for (const index of variants.keys()) {
      const variant = variants[(run + index) % variants.length]
      if (variant !== undefined) figures.get(variant)?.push(await measure(variant))
    }
  return Object.fromEntries(figures) as Samples<Variant, Figure>
}

/** Compares the figures of two variants run by run, as ratios or differences. */
export function comparePerRun(
  ours: readonly number[],
  others: readonly number[],
  compare: (our: number, other: number) => number,
): number[] {
  return ours.map((our, run) => compare(our, others[run] ?? Number.NaN))
}
