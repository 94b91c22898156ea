import { Button } from '@belvedere/ui/button.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { useInquireTo } from '../brand/context.ts'
import s from './header.module.css'
import { HomeLink } from './home-link.tsx'
import { Toggle } from './toggle.tsx'

/**
 * The header lies on the page at its top, scrolls away with it, and returns fixed further down. It
 * stays above the open menu, where its toggle closes the menu. An empty menu has no toggle.
 */
export function Header({ name, hasMenu }: { name: string | null; hasMenu: boolean }) {
  const { inquire } = useWords().labels
  const inquireTo = useInquireTo()
  return (
    <header className={s.header} data-not-sticky="">
      <div className={s.bar}>
        {hasMenu ? <Toggle /> : <span />}
        <HomeLink name={name} />
        <div className={s.end}>{inquireTo && <Button to={inquireTo} label={inquire} />}</div>
      </div>
    </header>
  )
}
