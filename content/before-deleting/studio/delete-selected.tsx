'use client'

import { toast, useRouteCache, useSelection } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation.js'
import { MOST_LOOKED_AT } from '../most-looked-at.ts'
import type { WhatGoes } from '../what-goes.ts'
import { countOf, doneOf, headingOf, keptOf, lossOf, type Nouns } from '../words.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { deleteSeveral } from './requests.ts'
import { useInstead } from './use-instead.ts'
import { UseList } from './use-list.tsx'
import { useRecords, useWhatGoes } from './use-what-goes.ts'

type Props = { collection: string; nouns: Nouns }

/**
 * Belongs to a list: what is asked before selected records are deleted. Where all that match are
 * selected, on other pages too, Payload's own dialog asks: they are too many to be looked at.
 */
export function DeleteSelected(props: Props) {
  const { selectAll, selectedIDs } = useSelection()
  const count = selectedIDs.length
  const isOurs = selectAll !== 'allAvailable' && count > 0 && count <= MOST_LOOKED_AT
  const [isOpen, close] = useInstead('confirm-delete-many-docs', isOurs)
  return isOpen && count > 0 ? <Asked {...props} ids={selectedIDs} onClose={close} /> : null
}

type AskedProps = Props & { ids: (number | string)[]; onClose: () => void }

function Asked({ collection, nouns, ids, onClose }: AskedProps) {
  const records = useRecords(collection)
  const answer = useWhatGoes(records, ids)
  const leave = useLeave()
  const goes = answer && 'goes' in answer ? answer.goes : undefined
  const going: (number | string)[] = goes?.ids ?? ids

  async function run() {
    const { count, message } = await deleteSeveral(records, going)
    if (count > 0) toast.success(doneOf(count, nouns))
    if (message) {
      if (count > 0) leave()
      return message
    }
    onClose()
    leave()
    return undefined
  }

  const label = `Delete ${countOf(going.length, nouns)} for ever`
  const action = going.length > 0 ? { label, isReady: Boolean(answer), run } : undefined
  const heading = action
    ? headingOf(going.length, nouns)
    : `${countOf(ids.length, nouns)} cannot be deleted yet`
  return (
    <DeleteDialog heading={heading} action={action} onClose={onClose}>
      {!answer && <p aria-busy>Looking where they are used …</p>}
      {answer && 'why' in answer && <p>{answer.why}</p>}
      {goes && action && <p>{lossOf(goes)}</p>}
      {goes && <Staying goes={goes} nouns={nouns} />}
    </DeleteDialog>
  )
}

function Staying({ goes, nouns }: { goes: WhatGoes; nouns: Nouns }) {
  return (
    <>
      {keptOf(goes, nouns).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {goes.kept.map(({ id, title, uses }) => (
        <section key={id} className="before-deleting__kept">
          <h3>{title}</h3>
          <UseList uses={uses} />
        </section>
      ))}
    </>
  )
}

/** Selects nothing and shows the first page of the list again. */
function useLeave() {
  const { toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const params = useSearchParams()
  const router = useRouter()
  return () => {
    toggleAll()
    const query = new URLSearchParams(params)
    query.delete('page')
    router.replace(`?${query}`)
    clearRouteCache()
  }
}
