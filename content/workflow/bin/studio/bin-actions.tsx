'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { DeleteDialog } from '../../before-deleting/studio/delete-dialog.tsx'
import { countOf } from '../../before-deleting/words.ts'
import { ABOUT_BIN } from '../../bulk/progress.ts'
import { beginBulk } from '../../bulk/studio/bulk-store.ts'
import { BulkWork } from '../../bulk/studio/bulk-work.tsx'

type What = 'bring-back' | 'erase'

/** What is done with all that is in the bin: bringing it back, or erasing it. */
export function BinActions({ total, mayErase }: { total: number; mayErase: boolean }) {
  const [what, setWhat] = useState<What>()
  return (
    <>
      {total > 0 && (
        <div className="bin__all">
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setWhat('bring-back')}
          >
            Bring all back…
          </Button>
          {mayErase && (
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => setWhat('erase')}
            >
              Empty the bin…
            </Button>
          )}
        </div>
      )}
      <BulkWork about={ABOUT_BIN} />
      {what && <Question what={what} total={total} onClose={() => setWhat(undefined)} />}
    </>
  )
}

const RECORDS = { singular: 'record', plural: 'records' }

type Props = { what: What; total: number; onClose: () => void }

function Question({ what, total, onClose }: Props) {
  const counted = countOf(total, RECORDS)
  async function run() {
    const refusal = await beginBulk({ what })
    if (!refusal) onClose()
    return refusal
  }
  const doing = { busy: 'Beginning …', isReady: true, run }
  return what === 'erase' ? (
    <DeleteDialog
      heading={`Erase ${counted} for ever?`}
      action={{ label: 'Empty the bin', ...doing }}
      onClose={onClose}
    >
      <p>
        They cannot be brought back then. Their versions, comments and files are erased with them,
        and so is every reference to them.
      </p>
    </DeleteDialog>
  ) : (
    <DeleteDialog
      heading={`Bring ${counted} back?`}
      action={{ label: 'Bring all back', isSafe: true, ...doing }}
      onClose={onClose}
    >
      <p>
        They are as before, and what was public is public again. What cannot come back, or is not as
        before, is named at the end.
      </p>
    </DeleteDialog>
  )
}
