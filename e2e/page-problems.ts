import type { ConsoleMessage, Page, Request } from '@playwright/test'

/** Problems of a page: console messages, failed requests, requests to other hosts. */
type PageProblems = {
  messages: string[]
  failures: string[]
  otherHosts: string[]
}

/** Collects every console message, failed request and request to another host. */
export function collectProblems(page: Page, siteUrl: string): PageProblems {
  const problems: PageProblems = { messages: [], failures: [], otherHosts: [] }
  page.on('console', (message) => {
    if (!isDocumentStatus(message, page) && !isVerbose(message) && !isPreloadWarning(message))
      problems.messages.push(describeMessage(message))
  })
  page.on('pageerror', (error) => problems.messages.push(String(error)))
  page.on('request', (request) => {
    if (isOtherHost(request, siteUrl)) problems.otherHosts.push(request.url())
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // Leaving a page, and a video that has buffered enough, abort requests.
    if (why !== 'net::ERR_ABORTED') problems.failures.push(`${why} ${request.url()}`)
  })
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isDocument)
      problems.failures.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

/** The browser logs a document's own error status, which a page cannot prevent. */
function isDocumentStatus(message: ConsoleMessage, page: Page): boolean {
  const isNetworkLine = message.text().startsWith('Failed to load resource')
  return isNetworkLine && message.location().url === page.url()
}

/**
 * Chromium warns of preloads that it did not use; on a busy machine, and after a resize, also of
 * those whose picture it took from its own scan of the page. `unusedPreloads` compares the pictures
 * instead.
 */
function isPreloadWarning(message: ConsoleMessage): boolean {
  return message.text().includes('was preloaded using link preload but not used')
}

/** Verbose messages of the browser's tooling, which are neither errors nor warnings. */
function isVerbose(message: ConsoleMessage): boolean {
  return String(message.type()) === 'verbose'
}

function describeMessage(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`
}

function isOtherHost(request: Request, siteUrl: string): boolean {
  const { protocol, origin } = new URL(request.url())
  return /^https?:$/.test(protocol) && origin !== new URL(siteUrl).origin
}
