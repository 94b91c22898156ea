import { linkAddress } from '@belvedere/kit/link-address.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { type HtmlNode, htmlTree } from './html-tree.ts'

/** What rich text can be made of; `h1` is the page's own. */
export type RichTag = 'p' | 'br' | 'a' | 'strong' | 'em' | 'u' | 's' | 'ul' | 'ol' | 'li'

type Props = {
  html: string | null | undefined
  /** The tags that are kept; of all others only the words stay. None by default (spec §9). */
  allow?: readonly RichTag[]
}

/** HTML from the content service, drawn anew from the tags the caller allows. */
export function RichText({ html, allow = [] }: Props) {
  return html ? draw(htmlTree(html, allow)) : null
}

function draw(nodes: HtmlNode[]): ReactNode[] {
  return nodes.map((node) => (typeof node === 'string' ? node : drawElement(node)))
}

function drawElement({ at, tag, href, children }: Exclude<HtmlNode, string>): ReactNode {
  if (tag === 'br') return <br key={at} />
  if (tag !== 'a') return createElement(tag, { key: at }, ...draw(children))
  const words = draw(children)
  const to = linkAddress(href)
  if (to === undefined) return <Fragment key={at}>{words}</Fragment>
  return (
    <Anchor key={at} to={to}>
      {words}
    </Anchor>
  )
}
