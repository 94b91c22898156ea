import type { Page } from 'puppeteer-core'
import { imprint } from '../fixture/names.ts'
import { eventually } from './page-state.ts'

/** The links to a path in the page's own content. */
export const mainLink = (path: string) => `main a[href="${path}"]`

/** The links to a path in the footer. */
export const footerLink = (path: string) => `footer a[href="${path}"]`

/** Changes the target of a footer link, always the same one, and returns its selector. */
export async function setLinkTarget(page: Page, to: string): Promise<string> {
  const setTarget = (link: Element, to: string) => {
    link.setAttribute('href', to)
    link.setAttribute('data-led', '')
  }
  await page
    .$eval('footer [data-led]', setTarget, to)
    .catch(() => page.$eval(footerLink(imprint.path), setTarget, to))
  return 'footer [data-led]'
}

/** Scrolls an element to the middle of the view, unless it is in view. */
export const bringIntoView = (page: Page, selector: string): Promise<void> =>
  page.$eval(selector, (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const isInView = top >= 0 && bottom <= innerHeight
    if (!isInView) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })

/** Clicks an element with the mouse as soon as nothing covers it. */
export async function press(page: Page, selector: string): Promise<void> {
  const isFree = async () => {
    // Each time, because the page may scroll by itself meanwhile.
    await bringIntoView(page, selector)
    return page.$eval(selector, (element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return element.contains(there)
    })
  }
  await eventually(isFree, `${selector} can be clicked`).toBe(true)
  await page.click(selector)
}
