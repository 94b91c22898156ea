import { CONSENT_EVENT, readConsent } from '@belvedere/ui/consent.ts'
import { hasTyped } from '@belvedere/ui/has-typed.ts'
import { pageStatus } from '@belvedere/ui/page-status.ts'
import type { PagePart } from '../../shell/part.ts'
import type { Tags } from '../page-data.ts'
import type { Tab } from '../tab.ts'
import { googleScript, prepareGoogle, updateGoogle, viewGoogle } from './google.ts'

type Register = (part: PagePart) => void

/**
 * Loads the tags of other companies once the visitor has consented, and never before. A running
 * script cannot be stopped: when consent is withdrawn, Google is told and a new document is loaded.
 */
export function followConsent({ google, scripts }: Tags, tab: Tab, register: Register): void {
  let isLoaded = false

  const load = () => {
    isLoaded = true
    if (google) {
      prepareGoogle(google)
      register(reportViews(tab))
      append(googleScript(google))
    }
    for (const address of scripts) append(address)
  }
  const heed = () => {
    const isAllowed = readConsent() === 'yes'
    if (isAllowed && !isLoaded) return load()
    if (!isLoaded) return
    tab.isForbidden = !isAllowed
    if (google) updateGoogle(google, isAllowed ? 'granted' : 'denied')
    if (!isAllowed) void endDocument(tab)
  }
  document.addEventListener(CONSENT_EVENT, heed)
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'consent') heed()
  })
  // A document in the back/forward cache does not learn of an answer until it is shown again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) heed()
  })
  if (readConsent() === 'yes') load()
}

/**
 * Pages that navigations show in this document; another filter of a list does not count as a page.
 */
function reportViews(tab: Tab): PagePart {
  let from: string | undefined
  return {
    enter: ({ path, by }) => {
      if (by === 'view' || path === '' || tab.isForbidden) return
      viewGoogle(from)
      from = location.href
    },
  }
}

/**
 * Reloads the page. It is not replaced while it holds text that a visitor has typed, nor if its
 * address does not lead to a page now, such as the answer to a form: then the next navigation loads
 * a document.
 */
async function endDocument(tab: Tab) {
  if (hasTyped() || (await pageStatus()) !== 200) return
  if (tab.isForbidden && !hasTyped()) location.reload()
}

function append(src: string) {
  const script = document.createElement('script')
  Object.assign(script, { src, async: true })
  document.head.append(script)
}
