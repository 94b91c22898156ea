import type { ReactNode } from 'react'
import s from './closing-frame.module.css'

/** The picture at the end of a page, from margin to margin; without one a hairline. */
export function ClosingFrame({ isBare, children }: { isBare: boolean; children: ReactNode }) {
  return <div className={isBare ? s.closingRule : s.closingFrame}>{children}</div>
}
