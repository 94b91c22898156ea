'use client'

import { ConfirmationModal, toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import type { Data } from 'payload'
import { RequestFailed, request } from '../../../studio/request.ts'
import { useAddress } from '../../together/address.ts'
import { changeBesideSaves } from '../../together/guard-saves.ts'
import './record-status.css'

const REVERT = 'revert-to-published'

/** In the header of a form, in place of Payload’s: the record’s status, and a way back to the public one. */
export function RecordStatus() {
  const { hasPublishedDoc, hasSavePermission, isTrashed, unpublishedVersionCount } =
    useDocumentInfo()
  const { openModal } = useModal()
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  return (
    <div className="status">
      <span className="status__value">{wordFor(hasPublishedDoc, isChanged)}</span>
      {isChanged && hasSavePermission && !isTrashed && (
        <>
          {' — '}
          <button type="button" className="status__action" onClick={() => openModal(REVERT)}>
            Revert to published
          </button>
          <ConfirmRevert />
        </>
      )}
    </div>
  )
}

const wordFor = (isPublic: boolean, isChanged: boolean) =>
  isChanged ? 'Published, changed since' : isPublic ? 'Published' : 'Draft'

function ConfirmRevert() {
  const address = useAddress()
  const info = useDocumentInfo()
  const { reset } = useForm()

  async function revert() {
    if (!address) return
    const { path } = address
    try {
      const { doc } = await changeBesideSaves(path, () =>
        request<{ doc: Data }>(`${path}/revert`, { method: 'POST' }),
      )
      await reset(doc)
      info.incrementVersionCount()
      info.setMostRecentVersionIsAutosaved(false)
      if (doc._status === 'published') info.setUnpublishedVersionCount(0)
      toast.success('The form has what is published again.')
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error
      toast.error(error.message)
    }
  }
  return (
    <ConfirmationModal
      modalSlug={REVERT}
      heading="Revert to published?"
      body="The form gets what is published again. You can undo it, and the versions keep your changes."
      confirmingLabel="Reverting…"
      onConfirm={revert}
    />
  )
}
