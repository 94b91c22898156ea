import { renderToStaticMarkup } from 'react-dom/server'
import type { PageData, Payload } from '../browser/page-data.ts'
import { elementId, type HeadTag, isIsland, type PageBlock, type PageModel } from './page-model.ts'

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
export function mainHtml({ hiddenTitle, blocks }: Pick<PageModel, 'hiddenTitle' | 'blocks'>) {
  return renderToStaticMarkup(
    <>
      {hiddenTitle && <h1 className="vh">{hiddenTitle}</h1>}
      {blocks.map((block) => (
        <div
          key={block.id}
          id={elementId(block)}
          data-block={block.type}
          data-live={isIsland(block) ? '' : undefined}
          data-edit={block.edit}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own views
          dangerouslySetInnerHTML={{ __html: block.html }}
        />
      ))}
    </>,
  )
}

/** The data that the browser needs beside a page's HTML. */
export function pageData({ blocks, ...page }: PageModel): PageData {
  const { path, search, build, settings } = page
  return { path, search, build, settings, islands: islandsOf(blocks) }
}

/** The body of the page's `_payload.json`. */
export function payloadOf(page: PageModel): Payload {
  const { head, hour, dusk = null, styles, share = null } = page
  const rendered = { head: headHtml(head), main: mainHtml(page) }
  return { ...pageData(page), ...rendered, hour, dusk, styles, share }
}

function islandsOf(blocks: readonly PageBlock[]): PageData['islands'] {
  const islands = blocks.filter(isIsland)
  return Object.fromEntries(
    islands.map(({ data, place, ...block }) => [elementId(block), { data, place }]),
  )
}
