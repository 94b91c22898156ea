import { hashOf, numberIn } from './address.ts'

/** Marks the history entry that the lightbox adds: Back from it closes the lightbox. */
const OPENED = { isLightbox: true }
/** Who leafs on quickly leaves no trace of each picture: browsers limit how often an address changes. */
const PACE_MS = 250

type Shown = {
  /** The number of what is shown. */
  shown: () => number | undefined
  /** Shows the picture with this number; returns false if the page has no such picture. */
  open: (number: number) => boolean
  close: () => void
}

/**
 * The address names what is shown, and what it names is shown, whichever was first. A first picture
 * is an entry of its own in the browser's history, others take its place, and none leads back over it.
 */
export function createTelling({ shown, open, close }: Shown) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGoingBack = false
  let focused: Element | null = null

  const goBack = () => {
    isGoingBack = true
    focused = document.activeElement
    history.back()
  }
  const tell = () => {
    clearTimeout(timer)
    // What is opened before the browser has gone back is told when it has.
    if (isGoingBack) return
    const number = shown()
    if (number === undefined) return isOurs() ? goBack() : undefined
    if (!isOurs()) addEntry(number)
    else if (number !== numberIn(location.hash))
      timer = setTimeout(() => history.replaceState(OPENED, '', hashOf(number)), PACE_MS)
  }
  const heed = () => {
    clearTimeout(timer)
    const number = numberIn(location.hash)
    if (isGoingBack) keepFocus()
    if (isGoingBack || number === shown()) {
      isGoingBack = false
      return tell()
    }
    if ((number === undefined || !open(number)) && shown()) close()
  }
  /** A browser that goes back to an address with an anchor moves the focus to that. */
  const keepFocus = () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  const end = () => {
    clearTimeout(timer)
    isGoingBack = false
  }
  return { tell, heed, end }
}

function isOurs() {
  return history.state?.isLightbox === true && numberIn(location.hash) !== undefined
}

/** Behind a picture that a document was opened at is the page itself, and not the one before. */
function addEntry(number: number) {
  const { pathname, search, hash } = location
  if (numberIn(hash)) history.replaceState(history.state, '', pathname + search)
  history.pushState(OPENED, '', hashOf(number))
}
