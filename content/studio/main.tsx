import { Gutter } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/**
 * The contents of a page of our own, between the margins of Payload's pages. Payload's frame has no
 * main landmark, so that screen readers could not jump to the contents.
 */
export function Main({ className, children }: { className: string; children: ReactNode }) {
  return (
    <main>
      <Gutter className={className}>{children}</Gutter>
    </main>
  )
}
