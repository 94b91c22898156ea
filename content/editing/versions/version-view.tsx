import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { ChangesList } from './changes-list.tsx'
import { readEntry } from './history.ts'
import { CompareView } from './payload-views.ts'

/**
 * One version beside another: above them, its author and its changes since the previous version.
 */
export async function VersionView(props: DocumentViewServerProps) {
  const entry = await readEntry(props.initPageResult, props.routeSegments.at(-1) ?? '')
  return (
    <>
      {entry && (
        <Gutter className="history__byline">
          <p>
            Saved by <strong>{entry.savedBy}</strong>
          </p>
          <ChangesList changes={entry.changes} most={12} />
        </Gutter>
      )}
      <CompareView {...props} />
    </>
  )
}
