import { Moment } from '../../../studio/moment.tsx'
import type { Removal } from '../shown.ts'

/** Tells the owner of an account that somebody else removed the second factors. */
export function RemovalNotice({ removal: { at, by } }: { removal: Removal }) {
  return (
    <p className="signing-in__notice" role="status">
      {by ?? 'A command on the server'} removed the second factors of your account (
      <Moment iso={at} />
      ): codes and passkeys. Your password alone signs you in now. Set them up again, and tell an
      administrator if you did not ask for this.
    </p>
  )
}
