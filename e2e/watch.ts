import type { ConsoleMessage, Page, Request } from '@playwright/test'

/** What went wrong on a page without anybody asking: each list ought to be empty. */
export type Noticed = {
  messages: string[]
  failures: string[]
  strangers: string[]
}

/** Writes down every console message, failed request and request to another host. */
export function watch(page: Page, siteUrl: string): Noticed {
  const noticed: Noticed = { messages: [], failures: [], strangers: [] }
  page.on('console', (message) => {
    if (!isAboutDocument(message, page) && !isRemark(message))
      noticed.messages.push(wordsOf(message))
  })
  page.on('pageerror', (error) => noticed.messages.push(String(error)))
  page.on('request', (request) => {
    if (isStranger(request, siteUrl)) noticed.strangers.push(request.url())
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // A page that is left, and a film that has enough for now, give up what they have asked for.
    if (why !== 'net::ERR_ABORTED') noticed.failures.push(`${why} ${request.url()}`)
  })
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isDocument)
      noticed.failures.push(`${response.status()} ${response.url()}`)
  })
  return noticed
}

/** The browser itself says so when a document's status is an error; a page cannot prevent it. */
function isAboutDocument(message: ConsoleMessage, page: Page): boolean {
  const isNetworkLine = message.text().startsWith('Failed to load resource')
  return isNetworkLine && message.location().url === page.url()
}

/** What the browser remarks of pages it is asked about, as tests ask; no error and no warning. */
function isRemark(message: ConsoleMessage): boolean {
  return String(message.type()) === 'verbose'
}

function wordsOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`
}

function isStranger(request: Request, siteUrl: string): boolean {
  const { protocol, origin } = new URL(request.url())
  return /^https?:$/.test(protocol) && origin !== new URL(siteUrl).origin
}
