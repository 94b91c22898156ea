'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { FileButton } from './file-button.tsx'
import { sendFile } from './send-file.ts'

type Props = { id: number; onDone: () => void; onFlaw: (message: string) => void }

/** Puts another file into the same record: its uses and its alt text stay. */
export function ReplaceFile({ id, onDone, onFlaw }: Props) {
  const { routes } = useConfig().config
  const [progress, setProgress] = useState<number>()
  const replace = async ([file]: File[]) => {
    if (!file) return
    onFlaw('')
    setProgress(0)
    const target = { method: 'PATCH', path: `${routes.api}/media/${id}`, data: {} } as const
    const result = await sendFile(target, file, setProgress)
    setProgress(undefined)
    if (!result.isDone) return onFlaw(result.message)
    toast.success('File replaced. Every page that uses it shows the new one.')
    onDone()
  }
  const isBusy = progress !== undefined
  return (
    <FileButton
      className="library__secondary"
      disabled={isBusy}
      onFiles={(files) => void replace(files)}
    >
      {isBusy ? `Replacing, ${Math.round(progress * 100)} %` : 'Replace file'}
    </FileButton>
  )
}
