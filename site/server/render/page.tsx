import type { Place } from '@belvedere/blocks/kind.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Style } from '@belvedere/ui/style.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageData, Payload } from '../../browser/page-data.ts'
import type { Thing } from '../../structured-data/thing.ts'

/** A block with its server-rendered HTML. */
export type PageBlock = {
  id: string
  type: string
  html: string
  /** Its own hour, 0 (sunrise) to 1 (sunset), if an editor gave it one. */
  hour?: number
  /** In a preview: the field that the block comes from. */
  edit?: string
  /** In a preview: whether visitors do not see it. */
  isHidden?: boolean
  /** The props of a block with a form, whose answer renders it once more. */
  form?: FormProps
}

type FormProps = { data: Record<string, unknown>; place: Place }

/** A block with a form, which can be rendered again in another state. */
export type FormBlock = Pick<PageBlock, 'id' | 'type'> & FormProps

/** A head element that comes from the content. */
export type HeadTag =
  | { tag: 'title'; content: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Everything that is rendered inside the layout. */
export type RenderedPage = PageData & {
  /** The hour of the page, 0 (sunrise) to 1 (sunset), if the theme has hours. */
  hour?: number
  head: HeadTag[]
  /** The time zone that decides when it shows dusk (`duskZone` of a kind); only in payloads. */
  dusk?: string | null
  /** A visually hidden `h1`; null if a block shows the page's title. */
  hiddenTitle: string | null
  blocks: PageBlock[]
  /** Stylesheets of the block kinds on the page. */
  styles: string[]
  /** The structured data of the page for search engines; only in documents. */
  things?: readonly Thing[]
  /** The picture that represents the page, such as in the menu; only in payloads. */
  share?: Picture | null
}

/** The id of a block's wrapper element. */
export function elementId(block: { id: string }): string {
  return `b-${block.id}`
}

/** Renders title, meta and link elements. */
export function headHtml(tags: readonly HeadTag[]): string {
  return renderToStaticMarkup(tags.map((tag) => <HeadElement key={keyOf(tag)} {...tag} />))
}

function HeadElement(props: HeadTag) {
  if (props.tag === 'title') return <title>{props.content}</title>
  if (props.tag === 'meta') return <meta {...props.attributes} />
  return <link {...props.attributes} />
}

function keyOf(tag: HeadTag) {
  return tag.tag === 'title' ? 'title' : JSON.stringify(tag.attributes)
}

/** Renders the content of `<main>`, with one wrapper element per block. */
export function mainHtml({ hiddenTitle, blocks }: Pick<RenderedPage, 'hiddenTitle' | 'blocks'>) {
  return renderToStaticMarkup(
    <>
      {hiddenTitle && <h1 className="vh">{hiddenTitle}</h1>}
      {blocks.map((block) => (
        <div
          key={block.id}
          id={elementId(block)}
          data-block={block.type}
          style={hourStyle(block)}
          data-edit={block.edit}
          data-hidden={block.isHidden ? '' : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own views
          dangerouslySetInnerHTML={{ __html: block.html }}
        />
      ))}
    </>,
  )
}

/** The suns within a block with an hour of its own stand at that. */
function hourStyle({ hour }: PageBlock): Style | undefined {
  return hour === undefined ? undefined : { '--hour': hour }
}

/** The data that the browser needs beside a page's HTML. */
export function pageData({ path, search, build, settings }: RenderedPage): PageData {
  return { path, search, build, settings }
}

/** The body of the page's `_payload.json`. */
export function payloadOf(page: RenderedPage): Payload {
  const { head, hour, dusk, styles, share = null } = page
  const rendered = { head: headHtml(head), main: mainHtml(page) }
  const hours = hour !== undefined && { hour, dusk: dusk ?? null }
  return { ...pageData(page), ...rendered, ...hours, styles, share }
}

/** The blocks of a page that have forms. */
export function formsOf(blocks: readonly PageBlock[]): FormBlock[] {
  return blocks.flatMap(({ id, type, form }) => (form ? [{ id, type, ...form }] : []))
}
