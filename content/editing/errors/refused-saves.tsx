'use client'

import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Refused } from './errors-in.ts'

type RefusedSaves = {
  /** The errors of the last save, if only a save finds them. */
  refused: readonly Refused[]
  setRefused: (refused: readonly Refused[]) => void
}

const NONE: readonly Refused[] = []
const Context = createContext<RefusedSaves>({ refused: NONE, setRefused: () => undefined })

/** Keeps for a form what its last save was refused for. */
export function RefusedSavesProvider({ children }: { children: ReactNode }) {
  const [refused, setRefused] = useState(NONE)
  const value = useMemo(() => ({ refused, setRefused }), [refused])
  return <Context value={value}>{children}</Context>
}

export const useRefusedSaves = () => use(Context)
