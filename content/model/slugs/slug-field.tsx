'use client'

import { TextField, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useRef, useState } from 'react'
import type { Move } from './endpoint.ts'
import { hintFor, moveWords } from './slug-hint.ts'
import { useAnswer } from './use-answer.ts'

type Props = TextFieldClientProps & { collection: string; noun: string }

/** The slug of a record: it follows the title until it is edited, and is checked while typed. */
export function SlugField({ collection, noun, ...props }: Props) {
  const { path } = props
  const { value, setValue } = useField<string | null>({ path })
  const title = useFormFields(([fields]) => fields.title?.value)
  const typed = value ?? ''
  const [isFollowing, setFollowing] = useState(typed === '')
  const { slug, problem } = hintFor(typed, noun)
  const { usedBy, move } = useEffects(collection, problem ? '' : slug)
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
        {!usedBy && move && <span>{moveWords(move)}</span>}
      </p>
    </div>
  )
}

type Follow = { collection: string; title: unknown; onSlug: (slug: string) => void }

/**
 * Returns a free slug for the title whenever it changes, but not for the title of a form just
 * opened.
 */
function useFollowTitle({ collection, title, onSlug }: Follow) {
  const text = typeof title === 'string' ? title.trim() : ''
  const opened = useRef(text)
  const isChanged = text !== opened.current
  useAnswer({ collection, field: 'title', text: isChanged ? text : '' }, (answer) => {
    opened.current = ''
    if (answer?.free) onSlug(answer.free)
  })
}

/** What follows from a slug: the title of another record that has it, and the redirect it makes. */
type Effects = { usedBy: string | null; move: Move | null }

const NONE: Effects = { usedBy: null, move: null }

function useEffects(collection: string, slug: string): Effects {
  const [known, setKnown] = useState({ slug: '', ...NONE })
  useAnswer({ collection, field: 'slug', text: slug }, (answer) =>
    setKnown({ slug, ...(answer ?? NONE) }),
  )
  return known.slug === slug ? known : NONE
}
