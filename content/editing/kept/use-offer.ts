'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Fields } from '../together/same.ts'
import { KEPT, type KeptForm, type Offer } from './kept-form.ts'
import { lookForPages } from './open-pages.ts'

/**
 * What an earlier form of this place has kept. What `isThere` says the record has by now is dropped:
 * the page may have been closed during its last save.
 */
export function useOffer(kept: KeptForm, isThere: (mine: Fields) => boolean) {
  const [offer, setOffer] = useState<Offer>()
  const look = useCallback(() => setOffer(findIn(kept, isThere)), [kept, isThere])
  useEffect(() => {
    // The service, which sends the first rendering, cannot know of what the browser has stored.
    const lookAgain = () => void lookForPages().then(look, look)
    lookAgain()
    window.addEventListener(KEPT, look)
    // Another tab has kept something, or saved it.
    window.addEventListener('storage', lookAgain)
    return () => {
      window.removeEventListener(KEPT, look)
      window.removeEventListener('storage', lookAgain)
    }
  }, [look])
  const discard = useCallback(() => {
    offer?.drop()
    look()
  }, [offer, look])
  return { offer, discard }
}

function findIn(kept: KeptForm, isThere: (mine: Fields) => boolean): Offer | undefined {
  for (;;) {
    const offer = kept.find()
    if (!offer || !isThere(offer.mine)) return offer
    offer.drop()
  }
}
