import { createEarly } from './early.ts'
import { payloadOf, readPayload } from './payload.ts'
import { provideEarly } from './take-early.ts'

/** The payloads that this document fetches ahead. */
export const early = createEarly(async (address, isUrgent, signal) => {
  const { pathname, search } = new URL(address, location.href)
  const priority = isUrgent ? 'auto' : 'low'
  return readPayload(await fetch(payloadOf(pathname, search), { priority, signal }))
})

provideEarly(early.take)
