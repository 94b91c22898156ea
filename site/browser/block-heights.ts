/**
 * Remembers how high the blocks of each page are, for as long as the tab is open: what is far from
 * the view is not laid out (`ui/styles/block.css`), so Back, Forward and a reload would otherwise
 * come to a page of another length, and not to the place that was left.
 */
export function createBlockHeights(main: HTMLElement) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  // Heights belong to a width: a window that was resized has others.
  const keyOf = (address = '') => `heights ${innerWidth}${address}`
  return {
    /** Notes the heights of the page that is shown; an error screen has no address. */
    note(address: string | undefined): void {
      let css = ''
      for (const block of main.querySelectorAll('[data-block]'))
        css += `#${block.id}{contain-intrinsic-height:auto ${block.getBoundingClientRect().height}px}`
      attempt(() => sessionStorage.setItem(keyOf(address), css))
    },
    /** Gives the blocks of a page their heights, before it is scrolled into place. */
    restore(address: string | undefined): void {
      attempt(() => sheet.replaceSync(sessionStorage.getItem(keyOf(address)) ?? ''))
    },
  }
}

/** Visitors may have forbidden storage, or it is full. */
function attempt(act: () => void) {
  try {
    act()
  } catch {}
}
