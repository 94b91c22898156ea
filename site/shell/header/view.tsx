import { Button } from '@belvedere/ui/button.tsx'
import { words } from '../words.ts'
import s from './header.module.css'
import { HomeLink } from './home-link.tsx'
import { Toggle } from './toggle.tsx'

/**
 * Lies on the page at its top, leaves with it, and returns fixed further down. While the menu is
 * open it stands over the panel, and its toggle closes it.
 */
export function Header({ name }: { name: string | null }) {
  return (
    <header className={s.header} data-not-sticky="">
      <div className={s.bar}>
        <Toggle />
        <HomeLink name={name} />
        <div className={s.end}>
          <Button to="/contact" label={words.inquire} />
        </div>
      </div>
    </header>
  )
}
