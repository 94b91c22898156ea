import type { Location, NavigateFunction } from 'react-router'
import { hashOf, numberIn } from './address.ts'

/** Marks the entry of the browser's history that the lightbox has made: back from there it is closed. */
const OPENED = { isLightbox: true }
/** Who leafs on quickly leaves no trace of each picture: browsers limit how often an address changes. */
const PACE_MS = 250

/** What is known of the address. The location is what React has come to, and may be late. */
export type Known = {
  location: Location
  /** The number that the address has been told since. */
  told: number | undefined
  /** It has been told to go back. */
  isLeaving: boolean
}

/**
 * Tells the address the number of what is shown: a first one is an entry of its own in the browser's
 * history, others take its place, and none leads back over it.
 */
export function createTelling(navigate: NavigateFunction, read: () => Known | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined

  const name = (known: Known, number: number, replace: boolean) => {
    known.told = number
    const { pathname, search } = known.location
    const options = { replace, state: OPENED, preventScrollReset: true }
    void navigate(pathname + search + hashOf(number), options)
  }
  const leave = (known: Known) => {
    known.told = undefined
    known.isLeaving = true
    void navigate(-1)
  }
  const tell = (number: number | undefined) => {
    clearTimeout(timer)
    const known = read()
    if (!known) return
    const isThere = known.told !== undefined || isOurs(known.location)
    if (number === undefined) return isThere && leave(known)
    if (number === (known.told ?? numberIn(known.location.hash)) && isThere) return
    if (isThere) timer = setTimeout(name, PACE_MS, known, number, true)
    else {
      putPageBeneath(known.location)
      name(known, number, false)
    }
  }
  return { tell, end: () => clearTimeout(timer) }
}

function isOurs({ state, hash }: Location) {
  return state?.isLightbox === true && numberIn(hash) !== undefined
}

/** Behind a picture that a document was opened at is the page itself, and not the one before. */
function putPageBeneath({ pathname, search, hash }: Location) {
  if (numberIn(hash)) history.replaceState(history.state, '', pathname + search)
}
