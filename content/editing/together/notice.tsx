'use client'

import { createPortal } from 'react-dom'

type Props = {
  text: string
  /** A second sentence; none if empty. */
  also?: string
  tone: 'urgent' | 'reading'
  children?: React.ReactNode
}

/** A bar at the bottom of the studio about the open form, above everything else. */
export function Notice({ text, also = '', tone, children }: Props) {
  return createPortal(
    <div className={`form-notice form-notice--${tone}`} role="status">
      <p>{also ? `${text} ${also}` : text}</p>
      {children}
    </div>,
    document.body,
  )
}
