'use client'

import { XIcon } from '@payloadcms/ui/icons/X'
import { useEffect, useId, useRef, useState } from 'react'
import { Write } from '../../../editing/kept/write.tsx'
import type { Thread } from '../shown.ts'
import type { Comments } from './store.ts'
import { ThreadView } from './thread-view.tsx'

type Props = {
  comments: Comments
  threads: readonly Thread[]
  panel: { block: string | null; blockName: string }
  /** The paths of the blocks of the form, by their ids. */
  places: ReadonlyMap<string, string>
  onJump: (block: string) => void
  onClose: () => void
}

/** Beside the form: the comments on the page and its blocks. */
export function Panel({ comments, threads, panel, places, onJump, onClose }: Props) {
  const heading = useId()
  const close = useRef<HTMLButtonElement>(null)
  const [hasResolved, setHasResolved] = useState(false)
  useEffect(() => close.current?.focus(), [])
  const { block, blockName } = panel
  const shown = threads.filter(
    (one) => (hasResolved || !one.isResolved) && (block === null || one.block === block),
  )
  const isRemoved = (one: Thread) => one.block !== null && !places.has(one.block)
  const groups = [
    { title: '', list: shown.filter((one) => !isRemoved(one)) },
    { title: 'Comments on removed blocks', list: shown.filter(isRemoved) },
  ]
  return (
    <aside
      className="comments-panel"
      aria-labelledby={heading}
      onKeyDown={(event) => {
        // In the component tree it is inside the form, which must not receive its key events.
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
      }}
    >
      <header>
        <h2 id={heading}>{block === null ? 'Comments' : blockName}</h2>
        <button ref={close} type="button" aria-label="Close the comments" onClick={onClose}>
          <XIcon />
        </button>
      </header>
      <div className="comments-panel__filters">
        {block !== null && (
          <button type="button" onClick={() => comments.open(null)}>
            All comments
          </button>
        )}
        <label>
          <input
            type="checkbox"
            checked={hasResolved}
            onChange={(event) => setHasResolved(event.target.checked)}
          />
          Resolved ones too
        </label>
      </div>
      {shown.length === 0 && <p>No open comments.</p>}
      {groups.map(({ title, list }) => (
        <section key={title}>
          {title && list.length > 0 && <h3>{title}</h3>}
          {list.map((thread) => (
            <ThreadView
              key={thread.id}
              {...{ comments, thread }}
              {...(thread.block && !isRemoved(thread) && { onJump })}
            />
          ))}
        </section>
      ))}
      <Write
        key={block}
        label={block === null ? 'Comment on the page as a whole' : 'Comment on this block'}
        action="Comment"
        place={`comments/${comments.record}/block ${block}`}
        onSend={(text, key) => comments.say({ block, blockName, text }, key)}
      />
    </aside>
  )
}
