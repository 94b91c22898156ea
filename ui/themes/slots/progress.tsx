import { Dial } from '../day/dial.tsx'
import { slot } from '../slot.tsx'

/** How far a page is read, at the edge of the screen. */
export const Progress = slot<object>('dial', { day: Dial, plain: null })
