'use client'

import { useFormFields } from '@payloadcms/ui'
import { type Cover, frameNote } from '../frame-note.ts'
import { mainPictureOf } from '../main-picture.ts'
import { useFrames } from './use-frames.ts'
import './frame-note.css'

type Props = { path: string; covers: string } & Cover

/** Below a picture that covers another one: the reason why changing between them would jump. */
export function FrameNote({ path, covers, ...cover }: Props) {
  const own = useFormFields(([fields]) => fields[path]?.value)
  const frames = useFrames(own, useMainPicture(path, covers))
  const note = frames && frameNote(cover, frames.own, frames.main)
  return <div aria-live="polite">{note && <p className="frame-note">{note}</p>}</div>
}

/** The main picture: `covers` is the name of a picture or of a media item beside a field. */
function useMainPicture(path: string, covers: string) {
  const media = [...path.split('.').slice(0, -1), covers].join('.')
  return mainPictureOf({
    image: useFormFields(([fields]) => fields[media]?.value ?? fields[`${media}.image`]?.value),
    video: useFormFields(([fields]) => fields[`${media}.video`]?.value),
    videoUrl: useFormFields(([fields]) => fields[`${media}.videoUrl`]?.value),
    videoFallbackImage: useFormFields(([fields]) => fields[`${media}.videoFallbackImage`]?.value),
  })
}
