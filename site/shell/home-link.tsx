import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import s from './home-link.module.css'
import { Wordmark } from './wordmark.tsx'
import { words } from './words.ts'

/** The wordmark: leads home, and on the home page to its top (spec §2). */
export function HomeLink({ name }: { name: string | null }) {
  const isHome = useLocation().pathname === '/'
  return (
    <a
      className={s.home}
      href="/"
      aria-label={name ? `${name}, home` : words.home}
      onClick={isHome ? scrollToTop : undefined}
    >
      <Wordmark />
    </a>
  )
}

function scrollToTop(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
