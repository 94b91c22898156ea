import { Sunset } from '../day/sunset.tsx'
import { Status } from '../plain/status.tsx'
import { slot } from '../slot.tsx'

/** What stands behind the heading of an error screen. */
export const ErrorOrnament = slot<{ status: string }>('arc', { day: Sunset, plain: Status })
