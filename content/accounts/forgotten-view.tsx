import { Button } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

/** Tells how to get a new password where none is sent by email. */
export function ForgottenView({ initPageResult }: AdminViewServerProps) {
  const { admin, routes } = initPageResult.req.payload.config
  const signIn = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
  return (
    <div className="forgotten">
      <h1>Forgotten your password?</h1>
      <p>
        Ask an administrator to set a new password for you. In the studio they open Accounts, your
        name, and choose “Change Password”.
      </p>
      <p>
        Are you the only administrator? On the server, this command sets a new password and shows
        it:
      </p>
      <pre>node content/set-password.ts you@example.com</pre>
      <Button buttonStyle="secondary" el="link" size="large" to={signIn}>
        Back to the sign-in
      </Button>
    </div>
  )
}
