'use client'

import { toast, useConfig, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { AskAlt } from './ask-alt.tsx'
import type { Card } from './card.ts'
import { sendFile } from './send-file.ts'

type Props = {
  card: Card
  file: File
  /** The alt text in the dialog. */
  alt: string
  onDone: (alt: string) => void
  onLeave: () => void
}

/** Replaces the file of a record, which keeps its uses, and asks for its alt text before. */
export function ReplaceFile({ card, file, alt: before, onDone, onLeave }: Props) {
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const [progress, setProgress] = useState<number>()
  const [flaw, setFlaw] = useState('')
  const replace = async (alt: string) => {
    setFlaw('')
    setProgress(0)
    const path = `${routes.api}/media/${card.id}?locale=${locale}`
    // An existing text cannot be removed, so an empty one is not sent.
    const data = alt ? { alt } : {}
    const result = await sendFile({ method: 'PATCH', path, data }, file, setProgress)
    setProgress(undefined)
    if (!result.isDone) return setFlaw(result.message)
    toast.success('File replaced. Every page that uses it shows the new one.')
    onDone(alt)
  }
  const focus = card.kind === 'picture' ? card.focus : undefined
  const send = (alt: string) => void replace(alt)
  return <AskAlt {...{ file, before, focus, progress, flaw, onLeave }} onReplace={send} />
}
