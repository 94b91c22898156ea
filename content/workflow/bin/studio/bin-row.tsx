'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { Moment } from '../../../studio/moment.tsx'
import { sentenceOf } from '../../../studio/request.ts'
import { eraseInLine } from '../../bulk/studio/bulk-store.ts'
import type { BinRow as Row } from '../read-bin.ts'
import { backOf, leftOf } from '../words.ts'
import { bringBack } from './requests.ts'

type Props = { row: Row; mayErase: boolean }

/** A deleted record: who deleted it, how long it is kept, and the ways out of the bin. */
export function BinRow({ row, mayErase }: Props) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { record, title, noun, since, by, daysLeft, mayBringBack } = row

  async function run(work: () => Promise<string>) {
    setIsBusy(true)
    try {
      toast.success(await work())
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    setIsBusy(false)
    setIsAsking(false)
    // Somebody else may have been quicker, so the current state is shown.
    router.refresh()
  }

  const back = () => run(async () => backOf(await bringBack([record])))
  const erase = () => run(() => eraseInLine(record).then(() => `“${title}” is erased.`))
  return (
    <li className="bin-row">
      <div className="bin-row__what">
        <strong>{title}</strong>
        <small>
          {noun} · deleted{by && ` by ${by}`} · <Moment iso={since} /> · {leftOf(daysLeft)}
        </small>
        {isAsking && <small role="status">It cannot be brought back then.</small>}
      </div>
      <div className="bin-row__actions">
        {mayErase && (
          <Button
            buttonStyle={isAsking ? 'primary' : 'secondary'}
            className={isAsking ? 'bin-row__erase' : ''}
            size="small"
            margin={false}
            disabled={isBusy}
            aria-label={isAsking ? `Erase for ever: “${title}”` : `Erase… “${title}”`}
            onClick={() => (isAsking ? void erase() : setIsAsking(true))}
          >
            {isAsking ? 'Erase for ever' : 'Erase…'}
          </Button>
        )}
        {isAsking ? (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            onClick={() => setIsAsking(false)}
          >
            Keep
          </Button>
        ) : (
          mayBringBack && (
            <Button
              size="small"
              margin={false}
              disabled={isBusy}
              aria-label={`Bring back “${title}”`}
              onClick={() => void back()}
            >
              Bring back
            </Button>
          )
        )}
        {!mayBringBack && <small>It was public: ask a publisher to bring it back.</small>}
      </div>
    </li>
  )
}
