'use client'

import { parseSearchParams, useConfig, useRouteCache, useSelection } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation.js'
import type { Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useEffect, useState } from 'react'
import { MOST_LOOKED_AT } from '../most-looked-at.ts'
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
  const { selectAll, selectedIDs } = useSelection()
  const isAll = selectAll === 'allAvailable'
  const [isOpen, close] = useInstead('confirm-delete-many-docs', isAll || selectedIDs.length > 0)
  if (!isOpen) return null
  if (isAll) return <AllMatching {...props} onClose={close} />
  return selectedIDs.length > 0 ? <Asked {...props} ids={selectedIDs} onClose={close} /> : null
}

type OpenProps = Props & { onClose: () => void }

/** All records of the list, including its other pages. */
function AllMatching(props: OpenProps) {
  const { collection, nouns, onClose } = props
  const found = useMatching(collection)
  if (found && 'ids' in found && found.total === found.ids.length)
    return <Asked {...props} ids={found.ids} />
  const heading = found && 'total' in found ? countOf(found.total, nouns) : nouns.plural
  return (
    <DeleteDialog heading={`Delete ${heading}?`} action={undefined} onClose={onClose}>
      {!found && <p aria-busy>Looking what the list shows …</p>}
      {found && <p>{'why' in found ? found.why : TOO_MANY}</p>}
    </DeleteDialog>
  )
}

const TOO_MANY = `At most ${MOST_LOOKED_AT} can be deleted at once. Search or filter the list, or select page by page.`

/** The records of the list on all its pages, by its search and filters; undefined until known. */
function useMatching(collection: string): Matching | undefined {
  const { getEntityConfig } = useConfig()
  const params = useSearchParams()
  const records = useRecords(collection)
  const [found, setFound] = useState<Matching>()
  useEffect(() => {
    const controller = new AbortController()
    const { search, where } = parseSearchParams(params)
    const matching = mergeListSearchAndWhere({
      collectionConfig: getEntityConfig({ collectionSlug: collection }),
      search: typeof search === 'string' ? search : '',
      where: asWhere(where),
    })
    const { signal } = controller
    void findMatching(records, matching, MOST_LOOKED_AT, signal).then((answer) => {
      if (!signal.aborted) setFound(answer)
    })
    return () => controller.abort()
  }, [collection, getEntityConfig, params, records])
  return found
}

const asWhere = (value: unknown): Where =>
  typeof value === 'object' && value !== null ? { ...value } : {}

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
