'use client'

import { useFormFields } from '@payloadcms/ui'
import { frameNote } from '../frame-note.ts'
import { mainPictureOf } from '../main-picture.ts'
import { useFrames } from './use-frames.ts'
import './frame-note.css'

type Props = { path: string; label: string }

/** Below a picture that covers the main one: what keeps it from doing so without a jump. */
export function FrameNote({ path, label }: Props) {
  const own = useFormFields(([fields]) => fields[path]?.value)
  const frames = useFrames(own, useMainPicture(path))
  const note = frames && frameNote(label, frames.own, frames.main)
  return <div aria-live="polite">{note && <p className="frame-note">{note}</p>}</div>
}

/** The main picture of the block that a field is in. */
function useMainPicture(path: string) {
  const media = [...path.split('.').slice(0, -1), 'media'].join('.')
  return mainPictureOf({
    image: useFormFields(([fields]) => fields[`${media}.image`]?.value),
    video: useFormFields(([fields]) => fields[`${media}.video`]?.value),
    videoUrl: useFormFields(([fields]) => fields[`${media}.videoUrl`]?.value),
    videoFallbackImage: useFormFields(([fields]) => fields[`${media}.videoFallbackImage`]?.value),
  })
}
