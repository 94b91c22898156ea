const LAYER = 'dataLayer'

/** The consent types of Google that concern advertising. */
const ADS = ['ad_storage', 'ad_user_data', 'ad_personalization'] as const

type Signals = Record<string, 'granted' | 'denied'>

/**
 * Google's own set-up, which it publishes as an inline script, in a file of the site: the security
 * policy needs no exception. Advertising is denied unless the tag is one of Google Ads. Views are
 * reported by `viewGoogle` alone: one document shows many pages.
 */
export function prepareGoogle(id: string): void {
  keepHistory()
  gtag('consent', 'default', signals(id, 'denied'))
  gtag('consent', 'update', signals(id, 'granted'))
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
}

/** Reports the page that is shown; `from` is the address of the one before it in this document. */
export function viewGoogle(from: string | undefined): void {
  const shown = { page_location: location.href, page_title: document.title }
  gtag('event', 'page_view', from === undefined ? shown : { ...shown, page_referrer: from })
}

/** Tells a Google tag that is already running. */
export function updateGoogle(id: string, answer: 'granted' | 'denied'): void {
  gtag('consent', 'update', signals(id, answer))
}

export function googleScript(id: string): string {
  return `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
}

/**
 * Unless the owner has switched that off at Google, its script counts `popstate` and each call that
 * writes the history as a page view: Back would count twice, and each picture of the lightbox once.
 * So its script is kept from learning of them. The listeners of the site come first, because they
 * were added before.
 */
function keepHistory() {
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name]
    Object.defineProperty(history, name, { get: () => own, set: () => {} })
  }
  if ('navigation' in window)
    addEventListener('popstate', (event) => event.stopImmediatePropagation())
}

function signals(id: string, answer: 'granted' | 'denied'): Signals {
  const ads = id.startsWith('AW-') ? answer : 'denied'
  const all = Object.fromEntries(ADS.map((name) => [name, ads]))
  return { ...all, analytics_storage: answer }
}

/** Google's script knows commands from other entries by the type of `arguments`. */
function gtag(..._command: unknown[]) {
  const known: unknown = Reflect.get(window, LAYER)
  const layer: unknown[] = Array.isArray(known) ? known : []
  Reflect.set(window, LAYER, layer)
  // biome-ignore lint/complexity/noArguments: an array would not count as a command.
  layer.push(arguments)
}
