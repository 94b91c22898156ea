import { Button } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { canSendMail } from '../service/mail/send-mail.ts'
import { AskLink } from './ask-link.tsx'

/** The page “Forgotten your password?” of the studio. */
export function ForgottenView({ initPageResult }: AdminViewServerProps) {
  const { admin, routes } = initPageResult.req.payload.config
  const signIn = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
  return (
    <main className="forgotten">
      <h1>Forgotten your password?</h1>
      {canSendMail() ? <AskLink /> : <WithoutMail />}
      <Button buttonStyle="secondary" el="link" size="large" to={signIn}>
        Back to the sign-in
      </Button>
    </main>
  )
}

function WithoutMail() {
  return (
    <>
      <p>
        This service sends no mails. Ask an administrator for a link: in the studio they open
        Accounts, your name, press “Send a link to set a password”, and find the link in the
        mailbox.
      </p>
      <p>
        Are you the only administrator? On the server, this command sets a new password and shows
        it:
      </p>
      <pre>node content/set-password.ts you@example.com</pre>
    </>
  )
}
