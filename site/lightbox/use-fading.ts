import { type RefObject, useEffect, useState } from 'react'
import { closedLightbox, type Lightbox } from '../browser/store/lightbox.ts'

/** What the dialog holds: what is open, and what was until it has faded. */
export function useFading(dialog: RefObject<HTMLElement | null>, lightbox: Lightbox): Lightbox {
  const [shown, setShown] = useState(lightbox)
  if (lightbox.isOpen && shown !== lightbox) setShown(lightbox)
  useEffect(() => {
    if (lightbox.isOpen || !dialog.current) return
    let isStale = false
    const movements = dialog.current.getAnimations().map(({ finished }) => finished)
    Promise.allSettled(movements).then(() => isStale || setShown(closedLightbox))
    return () => {
      isStale = true
    }
  }, [lightbox, dialog])
  return lightbox.isOpen ? lightbox : shown
}
