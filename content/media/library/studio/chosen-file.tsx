'use client'

import { useBulkUpload, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { SameFile } from '../same-file.ts'
import { AnimationNote } from './animation-note.tsx'
import { askSame, fingerprintOf, noteOf, twinOf } from './ask-same.ts'
import { SameNote } from './same-note.tsx'
import './chosen-file.css'
import { useEscapeAsks, useIsAmongFiles } from './use-among-files.ts'
import { useAskBeforeEnd } from './use-ask-before-end.ts'

const KEPT_BY_SAVING =
  'These files, and what you write beside them, are kept once they are saved: save them before you leave.'

/** Below the file of a form: what is to be known about it before it is saved, and afterwards. */
export function ChosenFile() {
  const { id } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const value: unknown = useFormFields(([fields]) => fields.file?.value)
  const file = value instanceof File ? value : undefined
  // A replacement keeps its record, so another record cannot be used instead.
  const { note, same, twin } = useFound(api, file, !id)
  const isAmongFiles = useIsAmongFiles()
  useAskBeforeEnd(file !== undefined)
  useEscapeAsks(isAmongFiles)
  return (
    <>
      {isAmongFiles && <p className="chosen-file">{KEPT_BY_SAVING}</p>}
      {note && <p className="chosen-file">{note}</p>}
      {id && !file && <AnimationNote id={id} />}
      {twin && (
        <p className="chosen-file" role="status">
          {`This is the same file as “${twin}”, which was chosen with it. Take one of them off the list here.`}
        </p>
      )}
      {same && <SameNote same={same} />}
    </>
  )
}

type Found = { note?: string; same?: SameFile | undefined; twin?: string | undefined }

/** What the browser and the service know about a chosen file. */
function useFound(api: string, file: File | undefined, isNew: boolean): Found {
  const [found, setFound] = useState<Found>({})
  // Those that are added to the list of the drawer later are known to Payload only.
  const { initialFiles: chosen } = useBulkUpload()
  useEffect(() => {
    setFound({})
    if (!file) return
    let isCurrent = true
    void Promise.all([
      noteOf(file),
      isNew ? askSameFile(api, file) : undefined,
      isNew ? twinOf(file, [...(chosen ?? [])]) : undefined,
    ]).then(([note, same, twin]) => isCurrent && setFound({ note, same, twin: twin?.name }))
    return () => {
      isCurrent = false
    }
  }, [api, chosen, file, isNew])
  return found
}

const askSameFile = async (api: string, file: File) => askSame(api, await fingerprintOf(file))
