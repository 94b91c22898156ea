import { Button, DefaultListView, Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { upsertPreferences } from '@payloadcms/ui/rsc'
import { createLocalReq, type ListViewClientProps, type ListViewServerPropsOnly } from 'payload'
import { readTree } from '../read-tree.ts'
import { Tree } from './tree.tsx'

type Props = ListViewClientProps & ListViewServerPropsOnly

const VIEWS = { list: 'List', tree: 'Tree' } as const
type View = keyof typeof VIEWS

/** The pages as a list or as a tree, as the reader chose last; in drawers they are a list. */
export async function PagesView(props: Props) {
  const { payload, searchParams, user } = props
  const list = forBrowser(props)
  if (list.disableBulkDelete) return <DefaultListView {...list} />
  const req = await createLocalReq({ user }, payload)
  const chosen = viewIn(searchParams?.as)
  const kept = await upsertPreferences<{ as?: string }>({
    key: 'pages',
    req,
    value: chosen ? { as: chosen } : {},
  })
  const view = chosen ?? viewIn(kept?.as) ?? 'list'
  const { admin } = payload.config.routes
  const choice = <Choice view={view} own={`${admin}/collections/pages`} />
  if (view === 'list') return <DefaultListView {...list} Description={choice} />
  return (
    <main>
      <SetStepNav nav={[{ label: 'Pages' }]} />
      <Gutter>
        <header className="pages-head">
          <h1>Pages</h1>
          {choice}
          {list.hasCreatePermission && (
            <Button
              el="link"
              to={list.newDocumentURL}
              buttonStyle="pill"
              size="small"
              margin={false}
            >
              Create New
            </Button>
          )}
        </header>
        <Tree {...(await readTree(req))} admin={admin} />
      </Gutter>
    </main>
  )
}

function Choice({ view, own }: { view: View; own: string }) {
  return (
    <nav className="pages-as" aria-label="Show the pages as">
      {(['list', 'tree'] as const).map((one) => (
        <Link key={one} href={`${own}?as=${one}`} aria-current={one === view ? 'true' : undefined}>
          {VIEWS[one]}
        </Link>
      ))}
    </nav>
  )
}

const viewIn = (value: unknown): View | undefined =>
  value === 'list' || value === 'tree' ? value : undefined

/** The props of Payload’s list without those that cannot be sent to a browser. */
function forBrowser(props: Props): ListViewClientProps {
  const {
    collectionConfig: _1,
    data: _2,
    i18n: _3,
    limit: _4,
    listSearchableFields: _5,
    ...some
  } = props
  const { locale: _6, params: _7, payload: _8, permissions: _9, ...more } = some
  const { searchParams: _10, user: _11, ...list } = more
  return list
}
