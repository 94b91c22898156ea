import { RisingSun } from '../day/rising-sun.tsx'
import { slot } from '../slot.tsx'

/** What comes before a window on a picture opens. */
export const StageOrnament = slot<object>('arc', { day: RisingSun, plain: null })
