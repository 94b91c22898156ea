import type { HeadTag } from './page-model.ts'

/** Title, meta and link elements; React puts them in the document's head wherever they stand. */
export function Head({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => <HeadElement key={keyOf(tag)} {...tag} />)
}

function HeadElement(props: HeadTag) {
  if (props.tag === 'title') return <title>{props.content}</title>
  if (props.tag === 'meta') return <meta {...props.attributes} />
  return <link {...props.attributes} />
}

function keyOf(tag: HeadTag) {
  return tag.tag === 'title' ? 'title' : JSON.stringify(tag.attributes)
}
