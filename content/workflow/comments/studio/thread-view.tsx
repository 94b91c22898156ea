'use client'

import { toast } from '@payloadcms/ui'
import { Write } from '../../../editing/kept/write.tsx'
import { Moment } from '../../../studio/moment.tsx'
import type { ShownComment, Thread } from '../shown.ts'
import type { Comments } from './store.ts'

type Props = { comments: Comments; thread: Thread; onJump?: (block: string) => void }

/** One comment with its replies, and its actions. */
export function ThreadView({ comments, thread, onJump }: Props) {
  const { id, block, blockName, isResolved, resolvedBy, replies } = thread
  const change = async (what: 'resolve' | 'reopen') => {
    await comments.change(id, what).catch((error: Error) => toast.error(error.message))
  }
  return (
    <article className="comment-thread" data-resolved={isResolved}>
      <header>
        {block && onJump ? (
          <button type="button" onClick={() => onJump(block)}>
            {blockName}
          </button>
        ) : (
          <span>{block ? blockName : 'Whole page'}</span>
        )}
        <button type="button" onClick={() => void change(isResolved ? 'reopen' : 'resolve')}>
          {isResolved ? 'Reopen' : 'Resolve'}
        </button>
      </header>
      {[thread, ...replies].map((one) => (
        <Said key={one.id} {...one} />
      ))}
      {isResolved ? (
        <p className="comment-thread__state">Resolved by {resolvedBy}</p>
      ) : (
        <Write
          label="Reply"
          action="Reply"
          place={`comments/${comments.record}/thread ${id}`}
          onSend={(text, key) => comments.reply(id, text, key)}
        />
      )}
    </article>
  )
}

function Said({ text, by, at }: ShownComment) {
  return (
    <div className="comment-said">
      <p className="comment-said__by">
        <b>{by}</b> <Moment iso={at} />
      </p>
      <p>{text}</p>
    </div>
  )
}
