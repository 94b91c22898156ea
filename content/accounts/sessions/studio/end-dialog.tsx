'use client'

import { toast } from '@payloadcms/ui'
import { Dialog } from '../../../studio/dialog.tsx'
import { type Entered, OwnerForm } from '../../second-factor/studio/owner-form.tsx'
import type { ShownSession } from '../list-sessions.ts'

type Props = {
  /** The session to end; undefined for all others. */
  session: ShownSession | undefined
  asksForCode: boolean
  onEnd: (entered: Entered) => Promise<void>
  onClose: () => void
}

/** Asks for the password before one’s own sessions elsewhere end. */
export function EndDialog({ session, asksForCode, onEnd, onClose }: Props) {
  const end = async (entered: Entered) => {
    await onEnd(entered)
    toast.success(session ? `${session.device} is signed out.` : 'You are signed out elsewhere.')
    onClose()
  }
  return (
    <Dialog
      title={session ? `Sign out “${session.device}”` : 'Sign out everywhere else'}
      onClose={onClose}
    >
      <OwnerForm action="Sign out" asksForCode={asksForCode} onEntered={end}>
        <p>
          {session
            ? 'The studio asks for the password there, and previews that were opened there end.'
            : 'You stay signed in here. Elsewhere the studio asks for the password, and previews that were opened there end.'}
        </p>
      </OwnerForm>
    </Dialog>
  )
}
