'use client'

import { Button, useRouteCache } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { useEffect, useRef, useState } from 'react'
import { isOver } from '../../../long-work/row.ts'
import { NamedList } from '../../../long-work/studio/named-list.tsx'
import { UnderWay } from '../../../long-work/studio/under-way.tsx'
import { ReceiptLine } from '../../../publish/receipts/receipt-line.tsx'
import { Dialog } from '../../../studio/dialog.tsx'
import type { Nouns } from '../../before-deleting/words.ts'
import type { BulkProgress } from '../progress.ts'
import { adviceAfter, doingOf, endOf, farOf, namedAdvice, notedAdvice } from '../words.ts'
import { closeBulk, decideBulk, lookForBulk, openBulk, type Shown, useShown } from './bulk-store.ts'
import './bulk.css'

type Props = { about: string; nouns?: Nouns }

/** The bulk change under way in a list or in the bin, or whose result nobody has closed: a line, and a dialog with its progress. */
export function BulkWork({ about, nouns }: Props) {
  const shown = useShown(about)
  const { clearRouteCache } = useRouteCache()
  // An action of the list itself, such as “Edit”, has it loaded anew with another `_r`.
  const loaded = useSearchParams().get('_r')
  useEffect(() => void lookForBulk(about, loaded !== null), [about, loaded])
  const hasEnded = shown !== undefined && isOver(shown.run)
  const isGoing = shown !== undefined && !hasEnded
  const wasGoing = useRef(false)
  // The list shows what has become of its records; it did so already if the end was before.
  useEffect(() => {
    if (hasEnded && wasGoing.current) clearRouteCache()
    wasGoing.current = isGoing
  }, [hasEnded, isGoing, clearRouteCache])
  if (!shown) return null
  const { run, isOpen } = shown
  return (
    <>
      <div className="bulk-line">
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openBulk(about)}>
          Show
        </Button>
        <p>{hasEnded ? endOf(run, nouns) : `${doingOf(run)}: ${farOf(run, nouns)}`}</p>
      </div>
      {isOpen && (
        <Dialog
          title={hasEnded ? endOf(run, nouns) : doingOf(run)}
          className="bulk-dialog"
          onClose={() => closeBulk(about)}
        >
          {hasEnded ? (
            <Ended {...shown} about={about} nouns={nouns} />
          ) : (
            <Going {...shown} about={about} nouns={nouns} />
          )}
        </Dialog>
      )}
    </>
  )
}

type PartProps = Shown & { about: string; nouns: Nouns | undefined }

function Going({ run, note, about, nouns }: PartProps) {
  const { done, named, total, by, state, secondsLeft, may } = run
  return (
    <div className="bulk-dialog__part">
      <UnderWay
        done={done + named.length}
        all={total}
        words={farOf(run, nouns)}
        {...{ by, state, secondsLeft, note }}
        mayStop={may.stop}
        onStop={() => void decideBulk(about, 'stop')}
      />
    </div>
  )
}

function Ended({ run, note, about, nouns }: PartProps) {
  const { named, noted, receipt } = run
  return (
    <div className="bulk-dialog__part">
      {adviceAfter(run).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {receipt && <ReceiptLine url={receipt} published={receipt} />}
      {named.length > 0 && (
        <NamedList
          heading={named.length === 1 ? 'One stays' : `${named.length.toLocaleString('en')} stay`}
          advice={namedAdvice(named.length, nouns)}
          named={named}
        />
      )}
      {noted.length > 0 && (
        <NamedList heading="To know" advice={notedAdvice(noted.length, nouns)} named={noted} />
      )}
      {note && <p role="alert">{note}</p>}
      <Choices run={run} about={about} />
    </div>
  )
}

function Choices({ run: { may }, about }: { run: BulkProgress; about: string }) {
  const [isBusy, setIsBusy] = useState(false)
  async function decide(decision: 'continue' | 'bring-back') {
    setIsBusy(true)
    await decideBulk(about, decision)
    setIsBusy(false)
  }
  return (
    <div className="work-buttons">
      {may.continue && (
        <Button margin={false} disabled={isBusy} onClick={() => void decide('continue')}>
          Continue
        </Button>
      )}
      <Button
        buttonStyle={may.continue ? 'secondary' : 'primary'}
        margin={false}
        onClick={() => closeBulk(about)}
      >
        Done
      </Button>
      {may.bringBack && (
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => void decide('bring-back')}
        >
          Bring them back
        </Button>
      )}
    </div>
  )
}
