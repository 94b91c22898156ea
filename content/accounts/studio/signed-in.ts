import type { UserWithToken } from '@payloadcms/ui'
import type { Removal } from '../second-factor/shown.ts'

/** What the service answers to a sign-in: as Payload does, and whether second factors were removed. */
export type SignedIn = UserWithToken & { removal?: Removal }
