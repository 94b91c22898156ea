import type { ReactNode } from 'react'
import { Bar } from './bar.tsx'
import s from './header.module.css'
import { useHeaderFlags } from './use-header-flags.ts'

/** Lies on the page at its top, leaves with it, and returns fixed further down. */
export function Header({ name, children }: { name: string | null; children: ReactNode }) {
  const { notSticky, fixed, scrolled } = useHeaderFlags()
  return (
    <header
      className={s.header}
      data-not-sticky={notSticky || undefined}
      data-fixed={fixed || undefined}
      data-scrolled={scrolled || undefined}
    >
      <Bar name={name}>{children}</Bar>
    </header>
  )
}
