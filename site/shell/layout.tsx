import type { ReactNode } from 'react'
import type { Settings } from '../content/settings.ts'
import { FootHorizon } from './foot-horizon.tsx'
import { Footer } from './footer.tsx'
import { Masthead } from './masthead.tsx'
import { Shapes } from './wordmark.tsx'
import { words } from './words.ts'

type Props = { settings: Settings; children: ReactNode }

/** What stands around every page. The blocks are the children, siblings inside `main`. */
export function Layout({ settings, children }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Shapes />
      <Masthead settings={settings} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FootHorizon />
      <Footer global={settings.global} />
    </>
  )
}
