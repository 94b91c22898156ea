import type { Log } from '@belvedere/kit/log.ts'
import { TITLE } from '../../content/blocks.ts'
import type { ContentClient } from '../../content/client.ts'
import { fetchSettings } from '../../content/fetch-settings.ts'
import type { Kinds } from '../../content/kinds.ts'
import { type Settings, shellQuery } from '../../content/settings.ts'
import { loadScreen } from '../../screens/load-screen.ts'
import type { Route } from '../../screens/routes.ts'
import type { Screen, ScreenPage } from '../../screens/screen.ts'
import type { Assets } from '../render/assets.ts'
import type { RenderedPage } from '../render/page.tsx'
import { renderPage } from '../render/render-page.ts'
import { belowWhat } from '../render/render-screen.tsx'
import { annotateBlocks } from './annotate-page.ts'
import { Marks } from './marks/marks.ts'
import { recordingClient } from './recording-client.ts'
import { errorScreenAt, unknownBlock, WORDS_RECORD, withFirstSteps } from './stand-ins.tsx'

export type PreviewContext = {
  kinds: Kinds
  assets: Assets
  siteUrl: string
  /** The origin of the studio. */
  studioUrl: string
  log: Log
}

type Options = {
  fetchContent: ContentClient
  /** Renders these blocks only. */
  only?: ReadonlySet<string> | undefined
  /** Whether elements carry the fields that they come from. */
  isEditable: boolean
}

export type RenderedPreview = {
  is: 'page'
  page: RenderedPage
  preloads: string
  /** The ids of all blocks in order, rendered or not. */
  order: readonly string[]
  settings: Settings
  /** The record that the page shows: `pages:12`. */
  record: string | undefined
  marks: Marks
  /** The settings with markers in their texts. */
  markedSettings: Settings
}

type OtherScreen = Exclude<Screen, { is: 'page' }>

/**
 * Loads and renders a page as a preview. For editors it is rendered a second time from marked data,
 * from which the field of each element is derived.
 */
export async function renderPreview(
  address: string,
  route: Route,
  { fetchContent, only, isEditable }: Options,
  context: PreviewContext,
): Promise<RenderedPreview | OtherScreen> {
  const recording = recordingClient(fetchContent, { isEditable })
  const { kinds, studioUrl } = context
  const options = { address, kinds, ...(isEditable && { studioUrl }) }
  const loaded = await load(route, recording.client, options)
  if (loaded.screen.is !== 'page') return loaded.screen
  const { settings } = loaded
  const render = (screen: Extract<Screen, { is: 'page' }>, own: Settings) =>
    renderPage(
      address,
      screen.page,
      { settings: own, version: 'preview' },
      { ...context, only, standIn: unknownBlock },
    )
  const { page, preloads } = render(loaded.screen, settings)
  const record = loaded.isError ? WORDS_RECORD : await recording.record()
  const marks = new Marks()
  const order = orderOf(loaded.screen.page, page)
  const plain = { is: 'page', page, preloads, order, settings, record, marks } as const
  if (!isEditable) return { ...plain, markedSettings: settings }
  try {
    const marked = await load(route, recording.marked(marks), options)
    if (marked.screen.is !== 'page') return { ...plain, markedSettings: settings }
    const other = render(marked.screen, marked.settings)
    const blocks = annotateBlocks(page.blocks, other.page.blocks, { marks, record })
    return { ...plain, page: { ...page, blocks }, markedSettings: marked.settings }
  } catch (error) {
    context.log.warn('The fields of a preview are not known: its page cannot be clicked to edit.', {
      page: address,
      error,
    })
    return { ...plain, markedSettings: settings }
  }
}

/** A page that has nothing else for visitors begins with its title. */
function orderOf(screen: ScreenPage, page: RenderedPage): string[] {
  const { opening, blocks, inset, closing = [] } = screen
  const first = opening
    ? [opening.type]
    : page.blocks.flatMap(({ id }) => (id === TITLE ? [id] : []))
  const own = blocks.map(({ id }) => id)
  const above = inset ? belowWhat(blocks, inset) : own
  const among = inset ? [inset.part.id] : []
  return [...first, ...above, ...among, ...own.slice(above.length), ...closing.map(({ id }) => id)]
}

/** With the origin of the studio the page says what to do while there is no home page. */
type LoadOptions = { address: string; kinds: Kinds; studioUrl?: string }

async function load(
  route: Route,
  fetchContent: ContentClient,
  { address, kinds, studioUrl }: LoadOptions,
) {
  const [screen, { data: settings }] = await Promise.all([
    loadScreen(route, fetchContent, () => fetchSettings(fetchContent), kinds),
    fetchContent(shellQuery, {}),
  ])
  const isMissing = screen.is === 'not-found'
  const page = isMissing ? errorScreenAt(address, settings) : undefined
  if (page) return { screen: { ...screen, is: 'page', page } as const, settings, isError: true }
  const opening = screen.is === 'page' ? screen.page.opening : undefined
  if (screen.is !== 'page' || opening?.type !== 'home_screen' || studioUrl === undefined)
    return { screen, settings, isError: false }
  const begun = { ...screen.page, opening: withFirstSteps(opening, studioUrl) }
  return { screen: { ...screen, page: begun }, settings, isError: false }
}
