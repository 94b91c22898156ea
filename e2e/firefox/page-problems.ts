import type { HTTPRequest, Page } from 'puppeteer-core'

/** Collects every unexpected console message, error and failed request of a page. */
export function collectProblems(page: Page) {
  const problems: string[] = []
  const expected: RegExp[] = []
  const add = (words: string) => {
    if (!expected.some((pattern) => pattern.test(words))) problems.push(words)
  }
  page.on('console', (message) =>
    add(`${message.type()}: ${message.text()} (${message.location().url})`),
  )
  page.on('pageerror', (error) => add(String(error)))
  page.on('requestfailed', (request) => {
    if (!isAborted(request)) add(`${request.failure()?.errorText} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`)
  })
  return { problems, expect: (pattern: RegExp) => void expected.push(pattern) }
}

/** Leaving a page, and a film that has buffered enough, abort requests. */
function isAborted(request: HTTPRequest): boolean {
  return request.failure()?.errorText === 'NS_BINDING_ABORTED'
}
