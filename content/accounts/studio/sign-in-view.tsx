import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { SignInLogo } from '../../delivery/brand/studio/sign-in-logo.tsx'
import { relyingParty } from '../passkeys/relying-party.ts'
import { LONGEST_DAYS } from '../sessions/longest.ts'
import { SignIn } from './sign-in.tsx'

const WHY = `Sign in to go on. A session ends when the studio was not used for 12 hours, and ${LONGEST_DAYS} days after signing in.`

/** The sign-in of the studio, in place of Payload's, which knows passwords alone. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  const { admin, routes } = payload.config
  const redirectTo = searchParams?.redirect ?? ''
  const next = getSafeRedirect({ fallbackTo: routes.admin, redirectTo })
  if (user) redirect(next)
  const pathOf = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path })
  return (
    <>
      <div className="login__brand">
        <SignInLogo payload={payload} />
      </div>
      <main>
        {redirectTo !== '' && <p className="sign-in-why">{WHY}</p>}
        <SignIn
          next={next}
          forgotten={pathOf(admin.routes.forgot)}
          account={pathOf(admin.routes.account)}
          studio={relyingParty().origin}
        />
      </main>
    </>
  )
}
