const END = '.blocks-field__drawer-toggler'
const ROW = '.array-actions .popup-button'
const BELOW = '.array-actions__add'
const GROUPS = '.blocks-drawer__block-groups'

/** An open block picker: a place above its kinds, the drawer around it, and what has opened it. */
export type Picker = { place: HTMLElement; drawer: HTMLElement; opener: Element }

/**
 * Calls back with each block picker that an editor opens from a form: Payload has no place for own
 * entries in it. The opener is in the list or the row of the form that the picker adds to. Returns a
 * function that ends this.
 */
export function watchPickers(form: HTMLElement, onOpen: (picker: Picker) => void): () => void {
  let row: Element | null = null
  let opener: Element | null = null
  const observer = new MutationObserver(() => {
    const groups = document.querySelector(GROUPS)
    const drawer = groups?.closest('dialog')
    if (!groups || !drawer || !opener) return
    observer.disconnect()
    const place = document.createElement('div')
    groups.before(place)
    onOpen({ place, drawer, opener })
  })
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    // The menus of rows are outside the form.
    const ofRow = target.closest(ROW)
    if (ofRow) row = form.contains(ofRow) ? ofRow : null
    const end = target.closest(END)
    opener = target.closest(BELOW) ? row : end && form.contains(end) ? end : null
    if (opener) observer.observe(document.body, { childList: true, subtree: true })
    else observer.disconnect()
  }
  document.addEventListener('click', onClick, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('click', onClick, true)
  }
}
