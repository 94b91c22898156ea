import { type ReactNode, useRef } from 'react'
import type { Settings } from '../content/settings.ts'
import { FootHorizon } from './foot-horizon.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Late } from './late.tsx'
import { Menu } from './menu.tsx'
import { useMenu } from './use-menu.ts'
import { Shapes } from './wordmark.tsx'
import { words } from './words.ts'

type Props = { settings: Settings; children: ReactNode }

/**
 * What stands around every page. The blocks are the children, siblings inside `main`. While the
 * menu is open everything but header and panel is inert, so the focus stays with them.
 */
export function Layout({ settings: { site, global }, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [menu, send] = useMenu({ panel, toggle })
  return (
    <>
      <a className="skip" href="#main" inert={menu.isOpen}>
        {words.skip}
      </a>
      <Shapes />
      <Header name={site?.name ?? null} menu={menu} send={send} toggle={toggle} />
      <Menu ref={panel} global={global} state={menu} send={send} />
      <main id="main" tabIndex={-1} inert={menu.isOpen}>
        {children}
      </main>
      <FootHorizon />
      <Footer global={global} isQuiet={menu.isOpen} />
      <Late />
    </>
  )
}
