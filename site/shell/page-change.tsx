import { useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { SHEET } from '../app/places.ts'
import s from './page-change.module.css'
import { PageTurn } from './page-turn.tsx'

/** Told where the page stands; says whether it is another one, or another view of it. */
export type OnShown = (location: Location) => boolean

/**
 * What a navigation needs of the shell: the sheet that passes over the page, and a place where the
 * title of each page but the first is said. Tells when what an address leads to stands there.
 */
export function PageChange({ onShown }: { onShown: OnShown | undefined }) {
  const location = useLocation()
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (onShown?.(location)) setTitle(document.title)
  }, [location, onShown])
  return (
    <>
      <PageTurn address={location.pathname + location.search} />
      <div id={SHEET} className={s.sheet} hidden />
      <p className="vh" aria-live="polite">
        {title}
      </p>
    </>
  )
}
