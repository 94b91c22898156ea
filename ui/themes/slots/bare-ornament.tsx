import { BareArc } from '../day/bare-arc.tsx'
import { slot } from '../slot.tsx'

/** What stands beside an opening without a picture. */
export const BareOrnament = slot<object>('arc', { day: BareArc, plain: null })
