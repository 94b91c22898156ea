'use client'

import { asFields, asString } from '@belvedere/kit/json.ts'
import { useListDrawer } from '@payloadcms/ui'
import { Choice } from '../../studio/choice.tsx'
import type { AnswerInForm } from '../answers/answer-in-form.ts'
import { sayWeight } from '../answers/limits.ts'

type Props = {
  written: AnswerInForm
  isBusy: boolean
  change: (part: Partial<AnswerInForm>) => void
}

/** The files that go with an answer, chosen in the library. */
export function AnswerFiles({ written: { files }, isBusy, change }: Props) {
  const [Library, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    selectedCollection: 'media',
  })
  const add = (chosen: unknown) => {
    const { id, filename, filesize } = asFields(chosen)
    closeDrawer()
    if (files.some((file) => file.id === Number(id))) return
    const file = { id: Number(id), name: asString(filename), bytes: Number(filesize) || 0 }
    change({ files: [...files, file] })
  }
  const remove = (id: number) => change({ files: files.filter((file) => file.id !== id) })
  return (
    <div className="enquiry-write__files">
      {files.length > 0 && (
        <ul className="enquiry-files">
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <span>{name}</span> <small>{sayWeight(bytes)}</small>
              <button type="button" disabled={isBusy} onClick={() => remove(id)}>
                Remove<span className="enquiry-hidden"> {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Choice disabled={isBusy} onClick={openDrawer}>
        Attach a file of the library
      </Choice>
      <Library enableRowSelections={false} onSelect={({ doc }) => add(doc)} />
    </div>
  )
}
