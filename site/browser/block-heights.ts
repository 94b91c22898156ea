/**
 * Remembers how high the blocks of each page are, for as long as the tab is open: what is far from
 * the view is not laid out (`ui/styles/block.css`), so Back, Forward and a reload would otherwise
 * come to a page of another length, and not to the place that was left.
 */
export function createBlockHeights(main: HTMLElement) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  // Heights belong to a width: a window that was resized has others.
  const keyOf = (address: string) => `heights ${innerWidth} ${address}`
  return {
    /** Notes the heights of the page that is shown. */
    note(address: string): void {
      const rules = Array.from(main.children, (block, index) => {
        const { height } = block.getBoundingClientRect()
        return `main>:nth-child(${index + 1}){contain-intrinsic-block-size:auto ${height}px}`
      })
      attempt(() => sessionStorage.setItem(keyOf(address), rules.join('')))
    },
    /** Gives the blocks of a page their heights, before it is scrolled into place. */
    restore(address: string): void {
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
