import type { Payload } from 'payload'
import { readOwnerWeek } from './deliveries/settings/owner-hours.ts'
import type { OwnerHours } from './due-at.ts'

/** When the owner works, by the settings. */
export function ownerHours(payload: Payload): Promise<OwnerHours> {
  return readOwnerWeek(payload)
}
