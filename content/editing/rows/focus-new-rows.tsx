'use client'

import { type ReactNode, useEffect } from 'react'
import { watchNewRows } from './watch-new-rows.ts'

/** Puts the cursor into the first field of a block or row that the editor has just added. */
export function FocusNewRows({ children }: { children: ReactNode }) {
  useEffect(() => watchNewRows(document.body), [])
  return children
}
