'use client'

import { XIcon } from '@payloadcms/ui/icons/X'
import { useCallback, useEffect, useId, useState } from 'react'
import { showModal } from '../../../studio/dialog.tsx'
import { sentenceOf } from '../../../studio/request.ts'
import { LinkList } from './link-list.tsx'
import { listLinks, type ShownLink } from './link-requests.ts'
import { NewLink } from './new-link.tsx'

type Props = { record: string; onClose: () => void }

/** Makes a link to the draft of a record, and lists those that there are. */
export function ShareDialog({ record, onClose }: Props) {
  const heading = useId()
  const { links, problem, reload, report } = useLinks(record)
  return (
    <dialog
      ref={showModal}
      className="share-preview"
      aria-labelledby={heading}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="share-preview__sheet">
        <header className="dialog-head">
          <h2 id={heading}>Share a preview</h2>
          <button type="button" aria-label="Close" onClick={onClose}>
            <XIcon />
          </button>
        </header>
        <p>
          For people without an account: everybody who has the address sees the newest draft of this
          page until the link ends. Other drafts stay hidden.
        </p>
        <NewLink record={record} onMade={reload} report={report} />
        {problem && <p role="alert">{problem}</p>}
        <LinkList links={links} onRevoked={reload} report={report} />
      </div>
    </dialog>
  )
}

/** The links of a record, and the last error. */
function useLinks(record: string) {
  const [links, setLinks] = useState<ShownLink[]>()
  const [problem, setProblem] = useState<string>()
  const report = useCallback((error: unknown) => {
    setProblem(sentenceOf(error))
  }, [])
  const reload = useCallback(async () => {
    try {
      setLinks(await listLinks(record))
      setProblem(undefined)
    } catch (error) {
      report(error)
    }
  }, [record, report])
  useEffect(() => void reload(), [reload])
  return { links, problem, reload, report }
}
