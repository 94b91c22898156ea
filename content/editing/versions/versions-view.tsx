import { Gutter, Link, Pill, SetDocumentStepNav } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { ChangesList } from './changes-list.tsx'
import { type HistoryEntry, readHistory } from './history.ts'
import { ChooseView } from './payload-views.ts'

/** The history of a record: when each version was saved, by whom, and what changed. */
export async function VersionsView(props: DocumentViewServerProps) {
  if (props.versions?.useVersionDrawerCreatedAtCell) return <ChooseView {...props} />
  const { collectionConfig, docID, globalConfig, req } = props.initPageResult
  const asked = Number(props.searchParams?.page ?? 1)
  const { entries, page, pages } = await readHistory(
    props.initPageResult,
    Number.isInteger(asked) && asked > 0 ? asked : 1,
  )
  const place = collectionConfig
    ? (`/collections/${collectionConfig.slug}/${docID}/versions` as const)
    : (`/globals/${globalConfig?.slug}/versions` as const)
  const address = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: place })
  const { dateFormat } = req.payload.config.admin
  const dateOf = ({ savedAt }: HistoryEntry) =>
    formatDate({ date: savedAt, i18n: req.i18n, pattern: dateFormat })
  return (
    <main className="history">
      <SetDocumentStepNav
        {...(collectionConfig && { collectionSlug: collectionConfig.slug })}
        {...(globalConfig && { globalSlug: globalConfig.slug })}
        {...(docID !== undefined && { id: docID })}
        pluralLabel={pluralOf(props)}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug ?? ''}
        view={req.t('version:versions')}
      />
      <Gutter>
        <table>
          <thead>
            <tr>
              {['Saved', 'By', 'What changed', 'Status'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>
                  <Link href={`${address}/${entry.id}`}>{dateOf(entry)}</Link>
                </td>
                <td>{entry.savedBy}</td>
                <td>
                  <ChangesList changes={entry.changes} />
                </td>
                <td>
                  <Pill pillStyle={entry.isPublished ? 'success' : 'light'} size="small">
                    {entry.isPublished ? 'Published' : 'Draft'}
                  </Pill>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <nav aria-label="Pages of versions">
          {page > 1 && <Link href={`${address}?page=${page - 1}`}>Newer versions</Link>}
          {page < pages && <Link href={`${address}?page=${page + 1}`}>Older versions</Link>}
        </nav>
      </Gutter>
    </main>
  )
}

function pluralOf({ initPageResult: { collectionConfig, globalConfig } }: DocumentViewServerProps) {
  const label = collectionConfig?.labels.plural ?? globalConfig?.label
  return typeof label === 'string' ? label : ''
}
