'use client'

import { TextField, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useRef, useState } from 'react'
import { hintFor } from './slug-hint.ts'
import { useAnswer } from './use-answer.ts'

type Props = TextFieldClientProps & { collection: string; noun: string }

/** The slug of a record: it follows the title until it is changed, and is checked while typed. */
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

type Follow = { collection: string; title: unknown; onSlug: (slug: string) => void }

/** Gives a free slug for the title whenever it changes; never for the title of a form just opened. */
function useFollowTitle({ collection, title, onSlug }: Follow) {
  const text = typeof title === 'string' ? title.trim() : ''
  const opened = useRef(text)
  const isChanged = text !== opened.current
  useAnswer({ collection, field: 'title', text: isChanged ? text : '' }, (answer) => {
    opened.current = ''
    if (answer?.free) onSlug(answer.free)
  })
}

/** The title of another record that has this slug. */
function useUsedBy(collection: string, slug: string): string | undefined {
  const [used, setUsed] = useState({ slug: '', by: '' })
  useAnswer({ collection, field: 'slug', text: slug }, (answer) =>
    setUsed({ slug, by: answer?.usedBy ?? '' }),
  )
  return used.slug === slug && used.by !== '' ? used.by : undefined
}
