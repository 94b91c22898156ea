import { Button } from '@belvedere/ui/button.tsx'
import type { RefObject } from 'react'
import { useSite } from '../browser/store/context.tsx'
import type { MenuEvent, MenuState } from '../browser/store/menu.ts'
import s from './header.module.css'
import { HomeLink } from './home-link.tsx'
import { Toggle } from './toggle.tsx'
import { useHeaderFlags } from './use-header-flags.ts'
import { words } from './words.ts'

type Props = {
  name: string | null
  menu: MenuState
  send: (event: MenuEvent) => void
  toggle: RefObject<HTMLButtonElement | null>
}

/**
 * Lies on the page at its top, leaves with it, and returns fixed further down. While the menu is
 * open it stands over the panel, and its toggle closes it.
 */
export function Header({ name, menu, send, toggle }: Props) {
  const { notSticky, fixed, scrolled } = useHeaderFlags()
  const mayShow = useSite((state) => state.flags.sh)
  return (
    <header
      className={s.header}
      hidden={!mayShow}
      data-not-sticky={notSticky || undefined}
      data-fixed={fixed || undefined}
      data-scrolled={scrolled || undefined}
      data-active={menu.isOpen || undefined}
      data-leaving={menu.isClosing || undefined}
    >
      <div className={s.bar}>
        <Toggle ref={toggle} isOpen={menu.isOpen} onPress={() => send('toggle')} />
        <HomeLink name={name} onTop={() => send('close')} />
        <div className={s.end}>
          <Button to="/contact" label={words.inquire} />
        </div>
      </div>
    </header>
  )
}
