'use client'

import { Button } from '@payloadcms/ui'
import { Moment } from '../../../studio/moment.tsx'
import type { ShownPasskey } from '../../second-factor/shown.ts'

type Props = { passkeys: ShownPasskey[]; onRemove: (passkey: ShownPasskey) => void }

/** The passkeys, with when they were added and used. */
export function PasskeyList({ passkeys, onRemove }: Props) {
  if (passkeys.length === 0) return null
  return (
    <ul>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            {passkey.name}
            <small>
              Added: <Moment iso={passkey.addedAt} />.{' '}
              {passkey.usedAt ? (
                <>
                  Last used: <Moment iso={passkey.usedAt} />.
                </>
              ) : (
                'Not used yet.'
              )}
            </small>
          </div>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            aria-label={`Remove ${passkey.name}`}
            onClick={() => onRemove(passkey)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
