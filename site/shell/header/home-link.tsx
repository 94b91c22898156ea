import { Wordmark } from '../wordmark.tsx'
import { words } from '../words.ts'
import s from './home-link.module.css'

/** The wordmark links to the home page; there it scrolls to the top (spec §2). */
export function HomeLink({ name }: { name: string | null }) {
  return (
    <a className={s.home} href="/" aria-label={name ? `${name}, home` : words.home}>
      <Wordmark />
    </a>
  )
}
