'use client'

import { Button } from '@payloadcms/ui'
import type { Removal } from '../second-factor/shown.ts'
import { RemovalNotice } from '../second-factor/studio/removal-notice.tsx'

type Props = { removal: Removal; onSetUp: () => void; onLater: () => void }

/** Shown once, after the first sign-in since second factors were removed. */
export function RemovalStep({ removal, onSetUp, onLater }: Props) {
  return (
    <div className="sign-in">
      <h1>You are signed in</h1>
      <RemovalNotice removal={removal} />
      <Button size="large" margin={false} onClick={onSetUp}>
        Set them up again
      </Button>
      <div className="second-step__others text-buttons">
        <button type="button" onClick={onLater}>
          Later
        </button>
      </div>
    </div>
  )
}
