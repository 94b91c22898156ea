/** How far the two clocks may be apart: older and newer signatures are refused (`signature.ts`). */
export const CLOCK_TOLERANCE_SECONDS = 300

/**
 * How many seconds the clock of who answered is ahead of ours, by the `Date` header of the answer,
 * which is exact to a second; undefined if there is none.
 */
export function clockAhead({ headers }: Pick<Response, 'headers'>, now = Date.now()) {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) ? undefined : Math.round((at - now) / 1000)
}

/** Why a signed message was refused, and what to do: the clocks, or else the key. */
export function whyUnsigned(answer: Pick<Response, 'headers'>, now = Date.now()): string {
  const ahead = clockAhead(answer, now) ?? 0
  return Math.abs(ahead) > CLOCK_TOLERANCE_SECONDS
    ? `${clocksDiffer(ahead)}: set both by a time server`
    : 'check PUBLISH_KEY on both sides'
}

/** The difference in a sentence. */
export function clocksDiffer(aheadSeconds: number): string {
  const size = Math.abs(aheadSeconds)
  const said = size < 120 ? `${size} seconds` : `${Math.round(size / 60)} minutes`
  return `its clock is ${said} ${aheadSeconds > 0 ? 'ahead of' : 'behind'} the one of this machine`
}
