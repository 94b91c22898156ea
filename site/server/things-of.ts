import type { Question } from '@belvedere/blocks/kind.ts'
import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { parseBlock } from '../content/blocks.ts'
import type { Kinds } from '../content/kinds.ts'
import type { RawBlock } from '../content/pages.ts'
import type { Settings } from '../content/settings.ts'
import type { ScreenPage } from '../screens/screen.ts'
import { questions } from '../structured-data/questions.ts'
import { resort } from '../structured-data/resort.ts'
import type { Absolute, Thing } from '../structured-data/thing.ts'
import type { HeadTag } from './page-model.ts'

type About = {
  /** The canonical path. */
  path: string
  screen: ScreenPage
  settings: Settings
  head: readonly HeadTag[]
  kinds: Kinds
  siteUrl: string
}

/** What a page says of itself to search engines: the home page is about the property. */
export function thingsOf({ path, screen, settings, head, kinds, siteUrl }: About): Thing[] {
  const absolute: Absolute = (address) => new URL(address, siteUrl).href
  const home = { picture: pictureOf(screen.share), description: descriptionOf(head) }
  return [
    ...(path === '/' ? resort(settings, home, absolute) : []),
    ...(screen.facts?.things(absolute) ?? []),
    ...questions(screen.blocks.flatMap((block) => questionsOf(kinds, block))),
  ]
}

function questionsOf(kinds: Kinds, raw: RawBlock): Question[] {
  const block = parseBlock(kinds, raw)
  return (block && kinds.get(block.type)?.questions?.(block.data)) ?? []
}

function descriptionOf(head: readonly HeadTag[]) {
  const tag = head.find((tag) => tag.tag === 'meta' && tag.attributes.name === 'description')
  return tag?.tag === 'meta' ? tag.attributes.content : undefined
}
