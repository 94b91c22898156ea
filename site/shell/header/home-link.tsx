import { useWords } from '@belvedere/ui/use-words.ts'
import { Wordmark } from '../wordmark.tsx'
import s from './home-link.module.css'

/** The wordmark links to the home page; there it scrolls to the top (spec §2). */
export function HomeLink({ name }: { name: string | null }) {
  const { home } = useWords().labels
  const label = name ? `${name}, ${home}` : home
  return (
    <a className={s.home} href="/" aria-label={label}>
      <Wordmark />
    </a>
  )
}
