import { OpeningArc as Arc } from '../day/opening-arc.tsx'
import { slot } from '../slot.tsx'

/** What stands in the picture of an opening that fills the screen. */
export const OpeningOrnament = slot<{ isBig: boolean }>('arc', { day: Arc, plain: null })
