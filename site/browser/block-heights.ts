/**
 * Remembers how high the blocks of each page are: what is far from the view is not laid out
 * (`ui/styles/block.css`), so Back, Forward and a reload would otherwise come to a page of another
 * length, and not to the place that was left. The tab's storage has only the page that a document
 * ends with, until the next document begins: it is no list of what a visitor has read.
 */
export function createBlockHeights(main: HTMLElement) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let kept: Record<string, string> = {}
  attempt(() => {
    kept = JSON.parse(sessionStorage.heights)
    delete sessionStorage.heights
  })
  /** Notes the heights of the page that is shown; an error screen has no address. */
  const note = (address = '') => {
    const heights = [...main.children].map(
      ({ id, clientHeight }) => `#${id}{contain-intrinsic-height:auto ${clientHeight}px}`,
    )
    kept[address] = heights.join('')
  }
  return {
    note,
    /** Gives the blocks of a page their heights, before it is scrolled into place. */
    restore(address = ''): void {
      sheet.replaceSync(kept[address] ?? '')
    },
    /** Notes them for the document that comes next, as the current one ends. */
    store(address = ''): void {
      note(address)
      attempt(() => {
        sessionStorage.heights = JSON.stringify({ [address]: kept[address] })
      })
    },
  }
}

/** Visitors may have forbidden storage, or it is full, or has nothing yet. */
function attempt(act: () => void) {
  try {
    act()
  } catch {}
}
