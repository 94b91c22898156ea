'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { requestIfPossible } from '../../../studio/request.ts'
import { groundOf, type WordsOnIt, wordsNote } from '../words-note.ts'
import './words-note.css'

type Props = { path: string } & WordsOnIt

/** Below a picture on which the words of a block stand: whether they can be read. */
export function WordsNote({ path, looks, leaving }: Props) {
  const block = path.split('.').slice(0, 2).join('.')
  const ground = groundOf(useFile(useFormFields(([fields]) => fields[path]?.value)))
  const next = useFile(useFormFields(([fields]) => fields[`${block}.${leaving}`]?.value))
  const look = useFormFields(([fields]) => fields[`${block}.look`]?.value)
  const day = useHeadWords(block)
  const evening = useHeadWords(`${block}.evening`)
  const pictures = ground && { opening: [ground], leaving: [groundOf(next)].filter((one) => !!one) }
  const note = pictures && wordsNote(pictures, { look, day, evening }, looks)
  return (
    <div aria-live="polite">
      {note && <p className={`words-note words-note--${note.isReadable}`}>{note.sentence}</p>}
    </div>
  )
}

function useHeadWords(group: string) {
  const title = useFormFields(([fields]) => fields[`${group}.title`]?.value)
  const eyebrow = useFormFields(([fields]) => fields[`${group}.eyebrow`]?.value)
  return { title, eyebrow }
}

/** A file of the media library, by its id; undefined until it is read. */
function useFile(id: unknown) {
  const { routes } = useConfig().config
  const [read, setRead] = useState<{ id: number; file: unknown }>()
  useEffect(() => {
    if (typeof id !== 'number') return
    const controller = new AbortController()
    const { signal } = controller
    // Without an answer no note is shown: it is a help only.
    void requestIfPossible<unknown>(`${routes.api}/media/${id}?depth=0`, { signal }).then(
      (file) => {
        if (!signal.aborted) setRead({ id, file })
      },
    )
    return () => controller.abort()
  }, [routes.api, id])
  return read && read.id === id ? read.file : undefined
}
