import type { ReactNode } from 'react'
import { HalfSun } from '../day/closing.tsx'
import { ClosingFrame } from '../plain/closing.tsx'
import { slot } from '../slot.tsx'

type Props = { isBare: boolean; children: ReactNode }

/** The frame around the picture at the end of a page; `isBare` is one without a picture. */
export const Closing = slot<Props>(null, { day: HalfSun, plain: ClosingFrame })
