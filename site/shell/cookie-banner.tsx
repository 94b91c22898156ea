import { Button } from '@belvedere/ui/button.tsx'
import { giveConsent } from '@belvedere/ui/consent.ts'
import { type FocusEvent, useEffect, useRef } from 'react'
import type { Settings } from '../content/settings.ts'
import s from './cookie.module.css'
import { words } from './words.ts'

type Links = NonNullable<Settings['global']>['secondaryMenu']
type Props = {
  /** How often a visitor has wished for it; else it comes by itself and takes nobody's focus. */
  wishes: number
  secondaryMenu: Links
}

/** Asks about cookies beside the page, which goes on as it is. Both answers weigh the same. */
export function CookieBanner({ wishes, secondaryMenu }: Props) {
  const card = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => (card.current ? keepClear(card.current) : undefined), [])
  useEffect(() => {
    if (wishes === 0) return
    opener.current = document.activeElement
    card.current?.focus({ preventScroll: true })
  }, [wishes])
  useEffect(() => () => focusOn(opener.current), [])

  const remember = ({ currentTarget, relatedTarget: from }: FocusEvent) => {
    if (from instanceof Element && !currentTarget.contains(from)) opener.current = from
  }
  const { title, text, accept, decline } = words.cookies
  return (
    <section
      ref={card}
      className={s.cookie}
      aria-label={words.cookies.name}
      tabIndex={-1}
      onFocus={remember}
    >
      <div>
        <p className="d4">{title}</p>
        <p className={s.text}>
          {text} <More links={secondaryMenu} />
        </p>
      </div>
      <div className={s.answers}>
        <Button label={accept} onClick={() => giveConsent('yes')} />
        <Button label={decline} onClick={() => giveConsent('no')} />
      </div>
    </section>
  )
}

/** Leads to the page about cookies, or about privacy, among the small print. */
function More({ links }: { links: Links }) {
  const about = (subject: RegExp) => links.find(({ to }) => subject.test(to))
  const link = about(/cookie/i) ?? about(/privacy|data-protection/i)
  return link && <a href={link.to}>{words.cookies.more}</a>
}

const MARGIN_PX = 24

/**
 * What takes the focus is scrolled clear of the card (WCAG 2.2, focus not obscured); the footer
 * gets room below it, so that its last line can be, too.
 */
function keepClear(card: HTMLElement) {
  const { style } = document.documentElement
  const keep = (room: string) => {
    style.scrollPaddingBottom = room
    style.setProperty('--cookie-room', room)
  }
  const observer = new ResizeObserver(() => keep(`${card.offsetHeight + 2 * MARGIN_PX}px`))
  observer.observe(card)
  return () => {
    observer.disconnect()
    keep('')
  }
}

/** Gives the keyboard back to where it came from, if that is still there. */
function focusOn(place: Element | null) {
  const { activeElement, body } = document
  const isLost = activeElement === null || activeElement === body
  if (isLost && place instanceof HTMLElement) place.focus({ preventScroll: true })
}
