'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { AnswerInForm } from '../answers/answer-in-form.ts'
import type { OfferedTemplate } from '../answers/offered-templates.ts'
import { addText } from './with-text.ts'

type Props = {
  templates: readonly OfferedTemplate[]
  mayEdit: boolean
  written: AnswerInForm
  isBusy: boolean
  change: (part: Partial<AnswerInForm>) => void
}

/** Begins an answer with a template. What somebody has written stays in front of it. */
export function Templates({ templates, mayEdit, written, isBusy, change }: Props) {
  const field = useId()
  const { admin } = useConfig().config.routes
  const [inserted, setInserted] = useState('')
  const insert = (value: string) => {
    const found = templates.find((_, place) => value === String(place))
    if (!found) return
    setInserted(found.text)
    change({
      text: addText(written.text, found.text, inserted),
      ...(found.subject && { subject: found.subject }),
    })
  }
  if (templates.length === 0 && !mayEdit) return null
  return (
    <div className="enquiry-write__begin">
      {templates.length > 0 && (
        <>
          <label htmlFor={field}>Begin with</label>
          <select
            id={field}
            value=""
            disabled={isBusy}
            onChange={({ target }) => insert(target.value)}
          >
            <option value="">A template …</option>
            {templates.map(({ name }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two templates may have the same name
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
      {mayEdit && <Link href={`${admin}/globals/enquiry-settings`}>Edit the templates</Link>}
    </div>
  )
}
