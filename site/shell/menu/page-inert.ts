import { COOKIES } from '../element-ids.ts'

/**
 * Makes everything but header and panel inert, so that the focus stays there while the menu is
 * open. Expensive: the browser restyles the whole page.
 */
export function setPageInert(isInert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('#app > :is(.skip, main, footer)'))
    part.inert = isInert
}

/** The cookie banner lies over everything, so it is hidden while the menu is open. */
export function hideCookieBanner(isHidden: boolean): void {
  const banner = document.getElementById(COOKIES)
  if (banner) banner.hidden = isHidden
}
