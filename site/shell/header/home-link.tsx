import { useWords } from '@belvedere/ui/use-words.ts'
import { use } from 'react'
import { BrandContext } from '../brand/context.ts'
import { Wordmark } from '../wordmark.tsx'
import s from './home-link.module.css'

/** The wordmark, if there is one, links to the home page; there it scrolls to the top (spec §2). */
export function HomeLink({ name }: { name: string | null }) {
  const { home } = useWords().labels
  // A link that nobody sees would take clicks and the focus.
  if (use(BrandContext).wordmark.width === 0) return null

  const label = name ? `${name}, ${home}` : home
  return (
    <a className={s.home} href="/" aria-label={label}>
      <Wordmark />
    </a>
  )
}
