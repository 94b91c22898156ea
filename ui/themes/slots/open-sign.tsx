import { OpenSign as HalfSun } from '../day/open-sign.tsx'
import { OpenSquare } from '../plain/open-square.tsx'
import { slot } from '../slot.tsx'

/** The sign beside “open” or “closed”. */
export const OpenSign = slot<{ isOpen: boolean }>(null, { day: HalfSun, plain: OpenSquare })
