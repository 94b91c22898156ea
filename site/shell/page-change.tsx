import { useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { SHEET } from '../app/places.ts'
import s from './page-change.module.css'
import { PageTurn } from './page-turn.tsx'

/** Told where the page stands; says whether it is another one, or another view of it. */
export type OnShown = (location: Location) => boolean

/**
 * What a navigation needs of the shell: the sheet that passes over the page, and a place where each
 * page but the first is said. Tells when what an address leads to stands there.
 */
export function PageChange({ onShown }: { onShown: OnShown | undefined }) {
  const location = useLocation()
  const [said, say] = useState({ key: '', text: '' })
  useEffect(() => {
    if (onShown?.(location)) say({ key: location.key, text: readPage() })
  }, [location, onShown])
  return (
    <>
      <PageTurn address={location.pathname + location.search} />
      <div id={SHEET} className={s.sheet} hidden />
      <p className="vh" aria-live="polite">
        {/* Another view of a page has its title too: words that stay the same are not said again. */}
        <span key={said.key}>{said.text}</span>
      </p>
    </>
  )
}

/** The title, and how much is left of a list that an address narrows. */
function readPage() {
  const count = document.querySelector('main form [data-count]')?.textContent
  return count ? `${document.title}, ${count}` : document.title
}
