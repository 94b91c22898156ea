import { hashOf, numberIn } from './address.ts'

/** The state of the history entry that the lightbox adds; Back from it closes the lightbox. */
const LIGHTBOX_STATE = { isLightbox: true }
/**
 * Delay before the address changes while a visitor pages quickly: browsers limit how often it may
 * change.
 */
const REPLACE_DELAY_MS = 250

type Options = {
  /** The number of the current picture; undefined if the lightbox is closed or it has no number. */
  currentNumber: () => number | undefined
  /** Shows the picture with this number; returns false if the page has none. */
  open: (number: number) => boolean
  close: () => void
}

/**
 * Keeps address and lightbox in step, in both directions. The first picture adds a history entry
 * and later ones replace it, so Back always closes the lightbox.
 */
export function createAddressSync({ currentNumber, open, close }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGoingBack = false
  let focused: Element | null = null

  const goBack = () => {
    isGoingBack = true
    focused = document.activeElement
    history.back()
  }
  const updateAddress = () => {
    clearTimeout(timer)
    // A picture opened before the browser has gone back gets its address afterwards.
    if (isGoingBack) return
    const number = currentNumber()
    if (number === undefined) return isLightboxEntry() ? goBack() : undefined
    if (!isLightboxEntry()) addEntry(number)
    else if (number !== numberIn(location.hash))
      timer = setTimeout(
        () => history.replaceState(LIGHTBOX_STATE, '', hashOf(number)),
        REPLACE_DELAY_MS,
      )
  }
  const onAddressChange = () => {
    clearTimeout(timer)
    const number = numberIn(location.hash)
    if (isGoingBack) restoreFocus()
    if (isGoingBack || number === currentNumber()) {
      isGoingBack = false
      return updateAddress()
    }
    if ((number === undefined || !open(number)) && currentNumber()) close()
  }
  /** Going back to an address with an anchor moves the focus there. */
  const restoreFocus = () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  const stop = () => {
    clearTimeout(timer)
    isGoingBack = false
  }
  return { updateAddress, onAddressChange, stop }
}

function isLightboxEntry() {
  return history.state?.isLightbox === true && numberIn(location.hash) !== undefined
}

/** If the document was opened at a picture, Back should lead to the page itself first. */
function addEntry(number: number) {
  const { pathname, search, hash } = location
  if (numberIn(hash)) history.replaceState(history.state, '', pathname + search)
  history.pushState(LIGHTBOX_STATE, '', hashOf(number))
}
