import { type ReactNode, useRef } from 'react'
import { useSite } from '../browser/store/context.tsx'
import { Dial } from './dial.tsx'
import { FootHorizon } from './foot-horizon.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Late } from './late.tsx'
import { Lightbox } from './lightbox/view.tsx'
import { Menu } from './menu.tsx'
import { useCookies } from './use-cookies.ts'
import { useMenu } from './use-menu.ts'
import { useReveals } from './use-reveals.ts'
import { Shapes } from './wordmark.tsx'
import { words } from './words.ts'

/**
 * What stands around every page. The blocks are the children, siblings inside `main`. While the
 * menu is open everything but header and panel is inert, so the focus stays with them.
 */
export function Layout({ children }: { children: ReactNode }) {
  const global = useSite((state) => state.global)
  const name = useSite((state) => state.site?.name ?? null)
  const panel = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [menu, send] = useMenu({ panel, toggle })
  const { question, ask, ...asking } = useCookies()
  useReveals()
  return (
    <>
      <a className="skip" href="#main" inert={menu.isOpen}>
        {words.skip}
      </a>
      <Shapes />
      <Header name={name} menu={menu} send={send} toggle={toggle} />
      <Menu ref={panel} global={global} state={menu} send={send} />
      <div aria-live="polite" hidden={menu.isOpen}>
        {question && <question.Cookies {...asking} secondaryMenu={global?.secondaryMenu ?? []} />}
      </div>
      <main id="main" tabIndex={-1} inert={menu.isOpen}>
        {children}
      </main>
      <FootHorizon />
      <Footer global={global} isQuiet={menu.isOpen} onCookies={ask} />
      <Dial />
      <Lightbox />
      <Late />
    </>
  )
}
