import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { closeLightbox, openLightbox } from '../browser/store/actions.ts'
import type { SiteStore } from '../browser/store/store.ts'
import { numberIn } from './address.ts'
import { mediaAt } from './page-media.ts'
import { createTelling, type Known } from './telling.ts'

/** The address names what is shown, and what it names is shown, whichever was first. */
export function useAddress(store: SiteStore): void {
  const location = useLocation()
  const known = useRef<Known>(undefined)
  useEffect(() => {
    const isFirst = !known.current
    known.current ??= { location, told: undefined, isLeaving: false }
    known.current.location = location
    heed(store, known.current, isFirst)
  }, [store, location])
  useTelling(store, known)
}

/** Shows what a new address names, or closes what it no longer does. */
function heed(store: SiteStore, known: Known, isFirst: boolean) {
  const number = numberIn(known.location.hash)
  if (number === undefined) known.isLeaving = false
  else if (number === known.told || known.isLeaving) return
  known.told = undefined
  const found = number && mediaAt(number)
  if (found) openLightbox(store, found.media, found.index)
  else if (!isFirst && shownIn(store)) closeLightbox(store)
}

/** Tells the address of every change of the store. */
function useTelling(store: SiteStore, known: { current: Known | undefined }) {
  const navigate = useNavigate()
  useEffect(() => {
    const telling = createTelling(navigate, () => known.current)
    const tell = () => telling.tell(shownIn(store))
    if (shownIn(store)) tell()
    const forget = store.subscribe((now, before) => now.lightbox !== before.lightbox && tell())
    return () => {
      forget()
      telling.end()
    }
  }, [store, navigate, known])
}

/** The number of what is shown; what others have opened may have none, and no address then. */
function shownIn(store: SiteStore): number | undefined {
  const { media, index } = store.getState().lightbox
  return media[index]?.number
}
