'use client'

import { Button } from '@payloadcms/ui'
import { Moment } from '../../../studio/moment.tsx'
import type { ShownSession } from '../list-sessions.ts'
import { sayAddress } from '../say-address.ts'

type Props = { session: ShownSession; isBusy: boolean; onEnd: () => void }

/** A session: its device, its network and its start. One’s own ends with “Log out”. */
export function SessionItem({ session, isBusy, onEnd }: Props) {
  const { device, clientAddress, openedAt, seenAt, isThis } = session
  return (
    <li>
      <p>
        <strong>{device}</strong>
        {isThis && <em>This session</em>}
      </p>
      <p className="sessions__facts">
        {clientAddress && <span>From: {sayAddress(clientAddress)}</span>}
        <span>
          Signed in: <Moment iso={openedAt} />
        </span>
        <span>
          Last seen: <Moment iso={seenAt} />
        </span>
      </p>
      {!isThis && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={onEnd}
          extraButtonProps={{ 'aria-label': `Sign out ${device}` }}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
