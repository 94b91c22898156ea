const OPENER = '.array-actions .popup-button'
/** The menus of all rows are in the document; only the open one has this name. */
const OPEN_MENU = '.popup__content .popup-button-list:has(> .array-actions__copy)'

/**
 * Calls back with each menu of a row that an editor opens in a form, and the button that opens it:
 * Payload has no place for own entries in these menus. Returns a function that ends this.
 */
export function watchMenus(
  form: HTMLElement,
  onOpen: (menu: Element, opener: HTMLElement) => void,
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const onAct = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>(OPENER) : null
    if (!opener) return
    // React has opened the menu by then, and nothing has been painted yet.
    requestAnimationFrame(() => {
      const menu = document.querySelector(OPEN_MENU)
      if (menu && !signal.aborted) onOpen(menu, opener)
    })
  }
  for (const act of ['click', 'keydown'])
    form.addEventListener(act, onAct, { capture: true, signal })
  return () => ending.abort()
}

/** A place for an entry above “Copy Row”. */
export function addPlace(menu: Element): HTMLElement {
  const place = document.createElement('div')
  place.style.display = 'contents'
  menu.querySelector(':scope > .array-actions__copy')?.before(place)
  return place
}
