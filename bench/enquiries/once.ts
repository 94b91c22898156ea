import { Studio, type StudioAccess } from '../../testing/studio.ts'
import type { Sent } from './send.ts'

/** Throws unless the content service has one record for each acknowledged enquiry, and no others. */
export async function requireOnce(access: StudioAccess, sent: readonly Sent[]): Promise<void> {
  const acknowledged = sent.map(({ reference }) => reference)
  const stored = (await new Studio(access).enquiries()).map(({ reference }) => reference)
  if (stored.toSorted().join() === acknowledged.toSorted().join()) return
  const known = new Set(stored)
  const missing = acknowledged.filter((reference) => !known.has(reference))
  throw new Error(
    `${acknowledged.length} enquiries were acknowledged, and there are ${stored.length} records; ` +
      `${missing.length} of the enquiries have none.`,
  )
}
