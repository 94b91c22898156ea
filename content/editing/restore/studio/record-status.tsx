'use client'

import { ConfirmationModal, useDocumentInfo, useModal } from '@payloadcms/ui'
import { stateWord } from '../../../studio/record-state.ts'
import './record-status.css'
import { useRevert } from './use-revert.ts'

const REVERT = 'revert-to-published'

/**
 * In the header of a form, in place of Payload’s: the record’s status, and the way back to what is
 * published. Payload’s own way sends the published record to the service, which keeps the values of
 * the draft for fields that are empty in it.
 */
export function RecordStatus() {
  const { hasPublishedDoc, hasSavePermission, isTrashed, unpublishedVersionCount } =
    useDocumentInfo()
  const { openModal } = useModal()
  const revert = useRevert()
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const state = isChanged ? 'changed' : hasPublishedDoc ? 'published' : 'draft'
  return (
    <div className="status">
      <span className="status__value">{stateWord(state)}</span>
      {isChanged && hasSavePermission && !isTrashed && (
        <>
          <span className="status__dash"> — </span>
          <button type="button" className="status__action" onClick={() => openModal(REVERT)}>
            Revert to published
          </button>
          <ConfirmationModal
            modalSlug={REVERT}
            heading="Revert to published?"
            body="The form gets what is published again. You can undo this, and the versions keep your changes."
            confirmingLabel="Reverting…"
            onConfirm={revert}
          />
        </>
      )}
    </div>
  )
}
