import { linkAddress } from '@belvedere/kit/link-address.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { type HtmlNode, htmlTree } from './html-tree.ts'

/** The tags of rich text; `h1` is reserved for the page's title. */
export type RichTag = 'p' | 'br' | 'a' | 'strong' | 'em' | 'u' | 's' | 'ul' | 'ol' | 'li'

type Props = {
  html: string | null | undefined
  /** The tags to keep; of others only the text stays. None by default (spec §9). */
  allow?: readonly RichTag[]
}

/** Renders HTML from the content service as React elements, with only the allowed tags. */
export function RichText({ html, allow = [] }: Props) {
  return html ? render(htmlTree(html, allow)) : null
}

function render(nodes: HtmlNode[]): ReactNode[] {
  return nodes.map((node) => (typeof node === 'string' ? node : renderElement(node)))
}

function renderElement({ key, tag, href, children }: Exclude<HtmlNode, string>): ReactNode {
  if (tag === 'br') return <br key={key} />
  if (tag !== 'a') return createElement(tag, { key }, ...render(children))
  const content = render(children)
  const to = linkAddress(href)
  if (to === undefined) return <Fragment key={key}>{content}</Fragment>
  return (
    <Anchor key={key} to={to}>
      {content}
    </Anchor>
  )
}
