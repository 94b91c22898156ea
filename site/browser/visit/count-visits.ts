import { type Arrival, type Beacon, rememberedSource } from '@belvedere/kit/visits/beacon.ts'
import { CONSENT_EVENT, readConsent } from '@belvedere/ui/consent.ts'
import { forgetSteps, noteStep, stepsForEnquiry } from '@belvedere/ui/visit-steps.ts'
import type { ShownPage } from '../../shell/part.ts'
import type { FollowShown } from './collect-shown.ts'

/**
 * Reports each page that is shown, without identifying the visitor: nothing is stored, and no two
 * reports can be linked. A page that the browser restores in the background was reported when it
 * was first shown.
 */
export function countVisits(follow: FollowShown): void {
  if (window !== parent) return
  let arrival = readArrival()
  let isRestored = document.hidden && navigationType() !== 'navigate'
  const isAsked = !optsOut()
  const source = arrival && rememberedSource(arrival)
  let path = ''

  const take = (page: ShownPage) => {
    if (page.by === 'view' || page.path === '') return
    path = page.path
    noteStep(path, arrival && source)
    if (isAsked && !isRestored) send({ path, ...(arrival && { from: arrival }) })
    isRestored = false
    arrival = undefined
  }
  const heed = () => {
    if (readConsent() !== 'yes') forgetSteps()
    else if (path && !stepsForEnquiry()) noteStep(path, source)
  }
  document.addEventListener(CONSENT_EVENT, heed)
  // The answer may be withdrawn in another tab.
  addEventListener('storage', ({ key }) => {
    if (key === null || readConsent() !== 'yes') forgetSteps()
  })
  whenShown(() => follow(take))
}

function send(beacon: Beacon) {
  navigator.sendBeacon('/visits', JSON.stringify(beacon))
}

/** Global Privacy Control and Do Not Track. */
function optsOut() {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}

/** Calls `act` once the page is seen: not while it is rendered ahead, or in a tab behind others. */
function whenShown(act: () => void) {
  const isPrerendered = Reflect.get(document, 'prerendering') === true
  if (isPrerendered)
    document.addEventListener('prerenderingchange', () => whenShown(act), { once: true })
  else if (document.hidden)
    document.addEventListener('visibilitychange', () => whenShown(act), { once: true })
  else act()
}

/**
 * The source of the visit that begins with this document; undefined if it goes on from another page
 * of this site, or came by a reload or the history. Only these parts of the addresses are read.
 */
function readArrival(): Arrival | undefined {
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
function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && 'type' in entry ? String(entry.type) : ''
}
