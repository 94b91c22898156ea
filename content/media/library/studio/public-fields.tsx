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

/** The caption of a file, to be read only by editors while the file is public. */
export const CaptionField: TextFieldClientComponent = (props) => {
  const { id } = useDocumentInfo()
  const uses = usePublicUses(id)
  return <TextField {...props} readOnly={props.readOnly || uses?.isLocked === true} />
}

/** As `CaptionField`, for the poster image of a video. */
export const PosterField: UploadFieldClientComponent = (props) => {
  const { id } = useDocumentInfo()
  const uses = usePublicUses(id)
  return <UploadField {...props} readOnly={props.readOnly || uses?.isLocked === true} />
}
