import { scrollPageTo } from '@belvedere/motion/scroll/scroll-to.ts'
import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import s from './home-link.module.css'
import { Wordmark } from './wordmark.tsx'
import { words } from './words.ts'

type Props = {
  name: string | null
  /** Told when the link leads to the top of the page that is shown. */
  onTop: () => void
}

/** The wordmark: leads home, and on the home page to its top (spec §2). */
export function HomeLink({ name, onTop }: Props) {
  const isHome = useLocation().pathname === '/'
  const toTop = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    scrollPageTo(0)
    onTop()
  }
  return (
    <a
      className={s.home}
      href="/"
      aria-label={name ? `${name}, home` : words.home}
      onClick={isHome ? toTop : undefined}
    >
      <Wordmark />
    </a>
  )
}
