import type { HTTPRequest, Page } from 'puppeteer-core'

/** Writes down every console message, error and failed request of a page, but what is expected. */
export function notice(page: Page) {
  const noticed: string[] = []
  const expected: RegExp[] = []
  const note = (words: string) => {
    if (!expected.some((pattern) => pattern.test(words))) noticed.push(words)
  }
  page.on('console', (message) =>
    note(`${message.type()}: ${message.text()} (${message.location().url})`),
  )
  page.on('pageerror', (error) => note(String(error)))
  page.on('requestfailed', (request) => {
    if (!isGivenUp(request)) note(`${request.failure()?.errorText} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
  })
  return { noticed, expect: (pattern: RegExp) => void expected.push(pattern) }
}

/** A page that is left, and a film that has enough for now, give up what they have asked for. */
function isGivenUp(request: HTTPRequest): boolean {
  return request.failure()?.errorText === 'NS_BINDING_ABORTED'
}
