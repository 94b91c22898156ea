import type { Page } from './page.ts'

/**
 * Shows the error screen for a page that failed in the browser: 503 if the server could not be
 * reached, 500 if showing the page threw (spec §8, readings). Both screens are templates in the
 * document, because they cannot be fetched without a network.
 */
export function showFailure(page: Page, status: 500 | 503): void {
  const template = document.getElementById(`error-${status}`)
  if (!(template instanceof HTMLTemplateElement)) return
  const screen = document.importNode(template.content, true)
  page.fail(screen, template.dataset.title ?? document.title)
}
