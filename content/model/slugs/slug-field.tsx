'use client'

import { TextField, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { hintFor } from './slug-hint.ts'
import { useFollowTitle } from './use-follow-title.ts'
import { useUsedBy } from './use-used-by.ts'

type Props = TextFieldClientProps & { collection: string; noun: string }

/** The slug of a record: it follows the title until it is edited, and is checked while typed. */
export function SlugField({ collection, noun, ...props }: Props) {
  const { path } = props
  const { value, setValue } = useField<string | null>({ path })
  const title = useFormFields(([fields]) => fields.title?.value)
  const typed = value ?? ''
  const [isFollowing, setFollowing] = useState(typed === '')
  const { slug, problem } = hintFor(typed, noun)
  const usedBy = useUsedBy(collection, problem ? '' : slug)
  useFollowTitle({ collection, title: isFollowing ? title : undefined, onSlug: setValue })

  const onLeave = () => {
    if (typed.trim() === '') setFollowing(true)
    else if (slug !== '' && slug !== typed) setValue(slug)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the input within, which has no such props
    <div className="slug-field" onInput={() => setFollowing(false)} onBlur={onLeave}>
      <TextField {...props} />
      <p role="status">
        {slug !== '' && slug !== typed && <span>“{slug}” will be used. </span>}
        {problem && <strong>{problem}</strong>}
        {usedBy && (
          <strong>
            The {noun} “{usedBy}” already has this slug. Choose another one.
          </strong>
        )}
      </p>
    </div>
  )
}
