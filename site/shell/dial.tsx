import { useEffect, useRef } from 'react'
import { useSite } from '../browser/store/context.tsx'
import s from './dial.module.css'

/**
 * The hour of the page: in the right margin a sun that rises as the page begins and sets as it ends
 * (design.md, "The arc"). Where the browser cannot tie it to the scroll itself, a script does.
 */
export function Dial() {
  const isOn = useSite(({ features }) => features.dial)
  const dial = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dial.current
    if (!element || CSS.supports('animation-timeline: scroll()')) return
    const shown = new AbortController()
    import('./turn-dial.ts').then(({ turnDial }) => turnDial(element, shown.signal), console.error)
    return () => shown.abort()
  }, [])
  return (
    isOn && (
      <div ref={dial} className={s.dial} aria-hidden="true">
        <i className={s.sun} />
      </div>
    )
  )
}
