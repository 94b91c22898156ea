'use client'

import {
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useModal,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import type { WhatGoes } from '../what-goes.ts'
import {
  adviceOf,
  canRemoveEverywhere,
  countOf,
  doneOf,
  headingOf,
  type Nouns,
  whereTo,
} from '../words.ts'
import { AskAddress } from './ask-address.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { sayDeleted } from './deleted.ts'
import { deleteOne } from './requests.ts'
import { sayMoved } from './say-moved.ts'
import { topDrawer } from './top-drawer.ts'
import { useInstead } from './use-instead.ts'
import { UseList } from './use-list.tsx'
import { useRecords, useWhatGoes } from './use-what-goes.ts'

type Props = { collection: string; nouns: Nouns }

/** Part of the form of a record: the question before the record is deleted. */
export function DeleteRecord(props: Props) {
  const { id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const { modalState } = useModal()
  const isOnTop = topDrawer(modalState) === drawerSlug
  const [isOpen, close] = useInstead(`delete-${id}`, id !== undefined && isOnTop)
  return isOpen && id !== undefined ? <Asked {...props} id={id} onClose={close} /> : null
}

type AskedProps = Props & { id: number | string; onClose: () => void }

function Asked({ collection, nouns, id, onClose }: AskedProps) {
  const { title } = useDocumentTitle()
  const records = useRecords(collection)
  const answer = useWhatGoes(records, { ids: [id] })
  const leave = useLeave(collection, id)
  const { drawerSlug } = useDocumentDrawerContext()
  const goes = answer && 'goes' in answer ? answer.goes : undefined
  const isKept = goes !== undefined && goes.kept.length > 0
  const isEverywhere = goes !== undefined && canRemoveEverywhere(goes)
  const [redirectTo, setRedirectTo] = useState('')

  async function run() {
    const refusal = await deleteOne(records, id, { isEverywhere, redirectTo })
    if (refusal) return refusal
    onClose()
    const onBack = leave()
    sayMoved({ message: doneOf(1, nouns), records: [`${collection}:${id}`], onBack })
    return undefined
  }

  const action = { label: 'Move to the bin', isReady: Boolean(answer), run }
  const isGoing = !isKept || isEverywhere
  const heading = isGoing ? headingOf(title) : `“${title}” cannot be deleted yet`
  return (
    <DeleteDialog
      heading={heading}
      action={isGoing ? action : undefined}
      drawer={drawerSlug}
      onClose={onClose}
    >
      {!answer && <p aria-busy>Looking where it is used …</p>}
      {answer && 'why' in answer && <p>{answer.why}</p>}
      {goes && <Effects goes={goes} isGoing={isGoing} />}
      {goes?.address && isGoing && (
        <AskAddress address={goes.address} value={redirectTo} onChange={setRedirectTo} />
      )}
    </DeleteDialog>
  )
}

const RECORDS: Nouns = { singular: 'record', plural: 'records' }

function Effects({ goes, isGoing }: { goes: WhatGoes; isGoing: boolean }) {
  const uses = goes.kept.flatMap((kept) => kept.uses)
  return (
    <>
      {isGoing && <p>{whereTo(goes)}</p>}
      {goes.kept.length > 0 && (
        <>
          <p>{adviceOf(goes)}</p>
          {uses.length > 0 && <p>It is used in {countOf(uses.length, RECORDS)}:</p>}
          <UseList uses={uses} />
        </>
      )}
    </>
  )
}

/**
 * Leaves the form of a deleted record: to its list, or to the page behind its drawer. Returns how to
 * get back.
 */
function useLeave(collection: string, id: number | string) {
  const { config, getEntityConfig } = useConfig()
  const { redirectAfterDelete = true } = useDocumentInfo()
  const { onDelete } = useDocumentDrawerContext()
  const { setModified } = useForm()
  const router = useRouter()
  return () => {
    setModified(false)
    const list = `${config.routes.admin}/collections/${collection}`
    if (redirectAfterDelete) {
      router.push(list)
      return () => router.push(`${list}/${id}`)
    }
    const putBack = sayDeleted({ collection, id: String(id) })
    void onDelete?.({
      id: String(id),
      collectionConfig: getEntityConfig({ collectionSlug: collection }),
    })
    return () => {
      putBack()
      router.refresh()
    }
  }
}
