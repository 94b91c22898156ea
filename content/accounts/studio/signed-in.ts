import type { UserWithToken } from '@payloadcms/ui'
import type { Removal } from '../second-factor/shown.ts'

/** The service's response to a sign-in: Payload's, and whether second factors were removed. */
export type SignedIn = UserWithToken & { removal?: Removal }
