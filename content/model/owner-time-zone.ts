import { isTimeZone } from '@belvedere/kit/time-zone.ts'
import type { Payload, PayloadRequest } from 'payload'

/**
 * The time zone of the published settings, or else that of this machine. With a request it is read
 * in the request's transaction: transactions that each need a second connection would wait for one
 * another.
 */
export async function ownerTimeZone(payload: Payload, req?: PayloadRequest): Promise<string> {
  const { timeZone } = await payload.findGlobal({
    slug: 'site',
    select: { timeZone: true },
    depth: 0,
    ...(req && { req }),
  })
  if (timeZone && isTimeZone(timeZone)) return timeZone
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
