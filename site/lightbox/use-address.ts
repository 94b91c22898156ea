import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { closeLightbox, openLightbox } from '../store/actions.ts'
import type { SiteStore } from '../store/store.ts'
import { hashOf, numberIn } from './address.ts'
import { mediaAt } from './page-media.ts'

/** Marks the entry of the browser's history that the lightbox has made: back from there it is closed. */
const OPENED = { isLightbox: true }
/** Who leafs on quickly leaves no trace of each picture: browsers limit how often an address changes. */
const PACE_MS = 250

/** What the address was when it was last looked at, and the number it has been told since. */
type Known = { location: Location; told: number | undefined }

/** The address names what is shown, and what it names is shown, whichever was first. */
export function useAddress(store: SiteStore): void {
  const location = useLocation()
  const known = useRef<Known>(undefined)
  useEffect(() => {
    const isFirst = !known.current
    known.current = { location, told: known.current?.told }
    heed(store, known.current, isFirst)
  }, [store, location])
  useTelling(store, known)
}

/** Shows what a new address names, or closes what it no longer does. */
function heed(store: SiteStore, known: Known, isFirst: boolean) {
  const number = numberIn(known.location.hash)
  if (number !== undefined && number === known.told) return
  const found = number && mediaAt(number)
  if (found) openLightbox(store, found.media, found.index)
  else if (!isFirst && shownIn(store)) closeLightbox(store)
}

/** Tells the address of every change of the store. */
function useTelling(store: SiteStore, known: { current: Known | undefined }) {
  const navigate = useNavigate()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const name = (number: number, replace: boolean) => {
      if (!known.current) return
      known.current.told = number
      const { pathname, search } = known.current.location
      const options = { replace, state: OPENED, preventScrollReset: true }
      void navigate(pathname + search + hashOf(number), options)
    }
    const tell = () => {
      clearTimeout(timer)
      const number = shownIn(store)
      if (!known.current) return
      const { location } = known.current
      if (number === undefined) {
        known.current.told = undefined
        if (isOurs(location)) void navigate(-1)
      } else if (!isOurs(location)) {
        putPageBeneath(location)
        name(number, false)
      } else if (number !== numberIn(location.hash)) {
        timer = setTimeout(name, PACE_MS, number, true)
      }
    }
    if (shownIn(store)) tell()
    const forget = store.subscribe((now, before) => now.lightbox !== before.lightbox && tell())
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [store, navigate, known])
}

function isOurs({ state, hash }: Location) {
  return state?.isLightbox === true && numberIn(hash) !== undefined
}

/** Behind a picture that a document was opened at is the page itself, and not the one before. */
function putPageBeneath({ pathname, search, hash }: Location) {
  if (numberIn(hash)) history.replaceState(history.state, '', pathname + search)
}

/** The number of what is shown; what others have opened may have none, and no address then. */
function shownIn(store: SiteStore): number | undefined {
  const { media, index } = store.getState().lightbox
  return media[index]?.number
}
