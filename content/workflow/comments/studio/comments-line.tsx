'use client'

import { useForm } from '@payloadcms/ui'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { useOpenField } from '../../../editing/beside/use-open-field.ts'
import { blockPlaces } from './block-places.ts'
import { Panel } from './panel.tsx'
import { useComments } from './use-comments.ts'

/** Above the fields: the number of open comments, and the button for the panel that lists them. */
export function CommentsLine() {
  const { comments, threads, panel } = useComments()
  const { getFields } = useForm()
  const openField = useOpenField()
  const button = useRef<HTMLButtonElement>(null)
  if (!comments) return null
  const open = threads.filter(({ isResolved }) => !isResolved).length
  const close = () => {
    comments.close()
    button.current?.focus()
  }
  const jump = (block: string) => {
    // On a phone the panel covers the form.
    if (matchMedia('(width <= 640px)').matches) comments.close()
    void openField(button.current, blockPlaces(getFields()).get(block) ?? 'blocks')
  }
  return (
    <div className="comments-line">
      <button
        ref={button}
        type="button"
        aria-expanded={!!panel}
        onClick={() => comments.open(null)}
      >
        {open > 0 ? `Comments (${open} open)` : 'Comments'}
      </button>
      {panel &&
        createPortal(
          <Panel
            {...{ comments, threads, panel }}
            places={blockPlaces(getFields())}
            onJump={jump}
            onClose={close}
          />,
          document.body,
        )}
    </div>
  )
}
