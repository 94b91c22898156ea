import type { Arrival } from '@belvedere/kit/visits/beacon.ts'

/**
 * Where the visit came from that begins with this document; undefined if it goes on from another
 * page of this site, or came by a reload or the history. Only these parts of the addresses are read.
 */
export function readArrival(): Arrival | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  if (!entry || navigationType() !== 'navigate') return undefined
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined
  if (referrer?.origin === location.origin) return undefined
  // The address bar may show another page by now.
  const query = new URL(entry.name, location.href).searchParams
  const word = (name: string) => (query.get(`utm_${name}`) ?? '').slice(0, 100)
  return {
    referrer: referrer?.hostname ?? '',
    source: word('source'),
    medium: word('medium'),
    campaign: word('campaign'),
  }
}

/** How the browser came to this document. */
export function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && 'type' in entry ? String(entry.type) : ''
}
