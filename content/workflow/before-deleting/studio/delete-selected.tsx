'use client'

import { useRouteCache, useSelection } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { KEPT_DAYS } from '../../bin/kept-days.ts'
import { MOST_AT_ONCE } from '../../bulk/most-at-once.ts'
import { beginBulk } from '../../bulk/studio/bulk-store.ts'
import { useListed } from '../../bulk/studio/use-listed.ts'
import type { WhatGoes } from '../what-goes.ts'
import { countOf, doneOf, headingOfSeveral, keptOf, type Nouns, whereTo } from '../words.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { deleteSeveral, findMatching, type Matching } from './requests.ts'
import { sayMoved } from './say-moved.ts'
import { useInstead } from './use-instead.ts'
import { UseList } from './use-list.tsx'
import { useRecords, useWhatGoes } from './use-what-goes.ts'

type Props = { collection: string; nouns: Nouns }

/** Part of a list: the question before selected records are deleted. */
export function DeleteSelected(props: Props) {
  const { count, selectAll, selectedIDs } = useSelection()
  const [isOpen, close] = useInstead('confirm-delete-many-docs', count > 0)
  if (!isOpen) return null
  if (count > MOST_AT_ONCE) return <AskedForMany {...props} count={count} onClose={close} />
  if (selectAll === 'allAvailable') return <AllMatching {...props} onClose={close} />
  return selectedIDs.length > 0 ? <Asked {...props} ids={selectedIDs} onClose={close} /> : null
}

type OpenProps = Props & { onClose: () => void }

/** More records than one request moves: where they are used is looked up while they are moved. */
function AskedForMany({ collection, nouns, count, onClose }: OpenProps & { count: number }) {
  const leave = useLeave()
  const where = useListed(collection)
  async function run() {
    const refusal = await beginBulk({ what: 'bin', collection, where })
    if (refusal) return refusal
    onClose()
    leave()
    return undefined
  }
  const counted = countOf(count, nouns)
  const action = { label: `Move ${counted} to the bin`, isReady: true, run }
  return (
    <DeleteDialog heading={`Delete ${counted}?`} action={action} onClose={onClose}>
      <p>{`They leave the site and go into the bin. For ${KEPT_DAYS} days they can be brought back as before; then they are erased.`}</p>
      <p>What something else uses, or somebody has open, stays and is named at the end.</p>
    </DeleteDialog>
  )
}

/** All records of the list, including its other pages. */
function AllMatching(props: OpenProps) {
  const { collection, nouns, onClose } = props
  const found = useMatching(collection)
  if (found && 'ids' in found) return <Asked {...props} ids={found.ids} />
  return (
    <DeleteDialog heading={`Delete ${nouns.plural}?`} action={undefined} onClose={onClose}>
      {found ? <p>{found.why}</p> : <p aria-busy>Looking what the list shows …</p>}
    </DeleteDialog>
  )
}

/** The records of the list on all its pages, by its search and filters; undefined until known. */
function useMatching(collection: string): Matching | undefined {
  const where = JSON.stringify(useListed(collection))
  const records = useRecords(collection)
  const [found, setFound] = useState<Matching>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    void findMatching(records, where, MOST_AT_ONCE, signal).then((answer) => {
      if (!signal.aborted) setFound(answer)
    })
    return () => controller.abort()
  }, [records, where])
  return found
}

type AskedProps = OpenProps & { ids: (number | string)[] }

function Asked({ collection, nouns, ids, onClose }: AskedProps) {
  const records = useRecords(collection)
  const answer = useWhatGoes(records, ids)
  const leave = useLeave()
  const goes = answer && 'goes' in answer ? answer.goes : undefined
  const going: (number | string)[] = goes?.ids ?? ids

  async function run() {
    const { records: moved, message } = await deleteSeveral(records, going)
    const onBack = () => leave()
    if (moved.length > 0) sayMoved({ message: doneOf(moved.length, nouns), records: moved, onBack })
    if (message && moved.length === 0) return message
    if (!message) onClose()
    leave()
    return message
  }

  const label = `Move ${countOf(going.length, nouns)} to the bin`
  const action = going.length > 0 ? { label, isReady: Boolean(answer), run } : undefined
  const heading = action
    ? headingOfSeveral(going.length, ids.length, nouns)
    : `${countOf(ids.length, nouns)} cannot be deleted yet`
  return (
    <DeleteDialog heading={heading} action={action} onClose={onClose}>
      {!answer && <p aria-busy>Looking where they are used …</p>}
      {answer && 'why' in answer && <p>{answer.why}</p>}
      {goes && action && <p>{whereTo(goes)}</p>}
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

/** Clears the selection and shows the first page of the list again. */
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
