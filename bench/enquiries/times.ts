import { bounded, noted, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import type { Sent } from './send.ts'
import type { Stored } from './stored.ts'

/**
 * How long enquiries take, from the moment that the form is sent: until the site has acknowledged it,
 * which it does once it is on its disk, and until it is committed in the content service.
 */
export function timeRows(sent: readonly Sent[], stored: Stored): Row[] {
  const toDisk = sent.map(({ acknowledgedMs }) => acknowledgedMs)
  const toRecord = spansOf(sent, stored)
  return [
    noted(`Sent to acknowledged, ${sent.length} enquiries, median`, ms(at(toDisk, 0.5))),
    noted('  95th percentile', ms(at(toDisk, 0.95))),
    noted('  longest', ms(at(toDisk, 1))),
    noted('Sent to stored in the content service, median', ms(at(toRecord, 0.5))),
    bounded('  95th percentile', at(toRecord, 0.95), bounds.enquiries.storedMs, 'ms'),
    noted('  longest', ms(at(toRecord, 1))),
  ]
}

/** The 95th percentile of the time to the record. */
export function at95(sent: readonly Sent[], stored: Stored): string {
  return ms(at(spansOf(sent, stored), 0.95))
}

/** Milliseconds from the sent form to its record, of each. */
export function spansOf(sent: readonly Sent[], stored: Stored): number[] {
  return sent.map(({ reference, sentAt }) => (stored.get(reference) ?? Number.NaN) - sentAt)
}

function at(values: readonly number[], share: number) {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}

const ms = (value: number) => `${value.toFixed(1)} ms`
