import type { Page } from './page.ts'

/**
 * Shows the screen for a page that failed in the browser: 503 where nothing answered, 500 where
 * showing it failed (spec §8, readings). The server has put both screens into the document, for
 * without a network nothing could be fetched.
 */
export function showFailure(page: Page, status: 500 | 503): void {
  const template = document.getElementById(`error-${status}`)
  if (!(template instanceof HTMLTemplateElement)) return
  const screen = document.importNode(template.content, true)
  page.fail(screen, template.dataset.title ?? document.title)
}
