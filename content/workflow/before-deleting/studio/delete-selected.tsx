'use client'

import { useRouteCache, useSelection } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { MOST_AT_ONCE } from '../../bulk/most-at-once.ts'
import { beginBulk } from '../../bulk/studio/bulk-store.ts'
import { useListed } from '../../bulk/studio/use-listed.ts'
import { doneOf, type Nouns } from '../words.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { Question } from './question.tsx'
import { deleteSeveral, findMatching, type Matching } from './requests.ts'
import { sayMoved } from './say-moved.ts'
import { useInstead } from './use-instead.ts'
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

/** More records than one request moves: uses are looked up again while they are moved. */
function AskedForMany({ collection, nouns, count, onClose }: OpenProps & { count: number }) {
  const leave = useLeave()
  const where = useListed(collection)
  const answer = useWhatGoes(useRecords(collection), { where })
  async function run() {
    const refusal = await beginBulk({ what: 'bin', collection, where })
    if (refusal) return refusal
    onClose()
    leave()
    return undefined
  }
  return (
    <Question {...{ nouns, answer, count, run, onClose }}>
      <p>What somebody has open stays as well, and is named at the end.</p>
    </Question>
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
  const answer = useWhatGoes(records, { ids })
  const leave = useLeave()

  async function run() {
    const going = answer && 'goes' in answer ? answer.goes.ids : ids
    const { records: moved, message } = await deleteSeveral(records, going)
    const onBack = () => leave()
    if (moved.length > 0) sayMoved({ message: doneOf(moved.length, nouns), records: moved, onBack })
    if (message && moved.length === 0) return message
    if (!message) onClose()
    leave()
    return message
  }

  return <Question {...{ nouns, answer, count: ids.length, run, onClose }} />
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
