'use client'

import { TextField, UploadField, useDocumentInfo } from '@payloadcms/ui'
import type { TextFieldClientComponent, UploadFieldClientComponent } from 'payload'
import { PublicNote } from './public-note.tsx'
import { usePublicUses } from './use-public-uses.ts'

/** Above the fields of a file that is public. */
export function PublicNoteField() {
  const { id } = useDocumentInfo()
  return <PublicNote uses={usePublicUses(id)} />
}

/**
 * Whether a field is to be read only. Nothing of a new file is: Payload renders the fields of several
 * files before it knows what their editor may change, and as if that were nothing.
 */
function useIsLocked(readOnly: boolean | undefined): boolean {
  const { id } = useDocumentInfo()
  const uses = usePublicUses(id)
  return Boolean(id) && (readOnly === true || uses?.isLocked === true)
}

/** The caption of a file, to be read only by editors while the file is public. */
export const CaptionField: TextFieldClientComponent = (props) => (
  <TextField {...props} readOnly={useIsLocked(props.readOnly)} />
)

/** As `CaptionField`, for the poster image of a video. */
export const PosterField: UploadFieldClientComponent = (props) => (
  <UploadField {...props} readOnly={useIsLocked(props.readOnly)} />
)
