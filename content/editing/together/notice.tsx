'use client'

import { createPortal } from 'react-dom'

type Props = { text: string; tone: 'urgent' | 'reading'; children?: React.ReactNode }

/** A bar at the bottom of the studio about the open form, above everything else. */
export function Notice({ text, tone, children }: Props) {
  return createPortal(
    <div className={`form-notice form-notice--${tone}`} role="status">
      <p>{text}</p>
      {children}
    </div>,
    document.body,
  )
}
