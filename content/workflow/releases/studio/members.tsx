'use client'

import { Link, useConfig } from '@payloadcms/ui'
import type { ShownMember, ShownProblem, ShownRelease } from '../shown.ts'
import type { Board } from './use-board.ts'

type Props = { release: ShownRelease; problems: ShownProblem[]; act: Board['act'] }

/** The records of a release, each with its intended change and its notes. */
export function Members({ release, problems, act }: Props) {
  const { members, mayChange } = release
  if (members.length === 0)
    return (
      <p className="release-board__hint">
        No records yet. Open a page, a listing or the menu, and choose “Add to a release…” above its
        fields.
      </p>
    )
  return (
    <ul className="release-board__members">
      {members.map((member) => (
        <Row
          key={member.record}
          {...{ member, act, mayChange }}
          problems={problems.filter(({ record }) => record === member.record)}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  member: ShownMember
  problems: ShownProblem[]
  mayChange: boolean
  act: Board['act']
}

function Row({ member, problems, mayChange, act }: RowProps) {
  const { admin } = useConfig().config.routes
  const { record, title, path, isPublish, addedBy, notes, newest, isChanged } = member
  const action = isPublish ? 'publish' : 'unpublish'
  return (
    <li data-refused={problems.length > 0}>
      <div>
        <p>
          {path ? <Link href={admin + path}>{title}</Link> : title}
          <span className="release-board__action">
            {isPublish ? 'Publish' : 'Take off the site'}
          </span>
        </p>
        {problems.map(({ message }) => (
          <p key={message} className="release-board__problem">
            {message}
          </p>
        ))}
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
        {addedBy && <small>Added by {addedBy}</small>}
      </div>
      {mayChange && (
        <span className="release-board__buttons">
          {isChanged && (
            <button
              type="button"
              onClick={() => void act('members', 'POST', { record, action, newest })}
            >
              I have seen the change
            </button>
          )}
          <button
            type="button"
            aria-label={`Remove ${title}`}
            onClick={() => void act('members', 'DELETE', { record })}
          >
            Remove
          </button>
        </span>
      )}
    </li>
  )
}
