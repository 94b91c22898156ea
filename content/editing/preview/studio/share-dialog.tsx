'use client'

import { useCallback, useEffect, useState } from 'react'
import { Dialog } from '../../../studio/dialog.tsx'
import { sentenceOf } from '../../../studio/request.ts'
import { LinkList } from './link-list.tsx'
import { listLinks, type ShownLink } from './link-requests.ts'
import { NewLink } from './new-link.tsx'

type Props = { record: string; onClose: () => void }

/** Makes a link to the draft of a record, and lists those that there are. */
export function ShareDialog({ record, onClose }: Props) {
  const { links, problem, reload, report } = useLinks(record)
  return (
    <Dialog title="Share a preview" className="share-preview" closesBeside onClose={onClose}>
      <p>
        For people without an account: everybody who has the address sees the newest draft of this
        page until the link ends. Other drafts stay hidden.
      </p>
      <NewLink record={record} onMade={reload} report={report} />
      {problem && <p role="alert">{problem}</p>}
      <LinkList links={links} onRevoked={reload} report={report} />
    </Dialog>
  )
}

/** The links of a record, and what went wrong last. */
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
