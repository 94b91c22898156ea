import { Button } from '@belvedere/ui/button.tsx'
import type { ReactNode } from 'react'
import s from './bar.module.css'
import { HomeLink } from './home-link.tsx'
import { words } from './words.ts'

/** The row of the header, and of the menu over it: toggle, wordmark, Inquire. */
export function Bar({ name, children }: { name: string | null; children: ReactNode }) {
  return (
    <div className={s.bar}>
      {children}
      <HomeLink name={name} />
      <div className={s.end}>
        <Button to="/contact" label={words.inquire} />
      </div>
    </div>
  )
}
