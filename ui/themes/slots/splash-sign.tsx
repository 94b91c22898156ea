import { Flight } from '../day/flight.tsx'
import { slot } from '../slot.tsx'

/** What leaves the mark of the splash for the page; `inset` is the box of the part that rises. */
export const SplashSign = slot<{ inset: string }>('arc', { day: Flight, plain: null })
