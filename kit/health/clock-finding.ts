import { CLOCK_TOLERANCE_SECONDS } from '../clock.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

/** Clocks that a time server keeps differ by less; a `Date` header is exact to a second. */
const USUAL_SECONDS = 30

const SYNC = 'Let a time server keep the clocks of both machines (timedatectl, chrony).'

/** What the difference of a clock to ours means: signed messages are refused if it is too large. */
export function clockFinding(whose: string, aheadSeconds: number): Finding {
  const size = Math.abs(aheadSeconds)
  if (size <= USUAL_SECONDS) return ok(`The clock of ${whose} agrees with the one of this machine.`)
  const said = size < 120 ? `${Math.round(size)} seconds` : `${Math.round(size / 60)} minutes`
  const found = `The clock of ${whose} is ${said} ${aheadSeconds > 0 ? 'ahead of' : 'behind'} the one of this machine.`
  return size > CLOCK_TOLERANCE_SECONDS
    ? fault(`${found} Publish messages and enquiries are refused.`, SYNC)
    : warning(found, SYNC)
}
