import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { SHEET } from '../app/places.ts'
import s from './page-change.module.css'

export type OnShown = (location: Location) => void

/**
 * What a navigation needs of the shell: the sheet that passes over the page, and a place where the
 * title of each page but the first is said. Tells when what an address leads to stands there.
 */
export function PageChange({ onShown }: { onShown: OnShown | undefined }) {
  const location = useLocation()
  const shown = useRef(location.key)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === location.key) return
    shown.current = location.key
    setTitle(document.title)
    onShown?.(location)
  }, [location, onShown])
  return (
    <>
      <div id={SHEET} className={s.sheet} hidden />
      <p className="vh" aria-live="polite">
        {title}
      </p>
    </>
  )
}
