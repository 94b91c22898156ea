import type { AnyView, Place, RelatedListings } from '@belvedere/blocks/kind.ts'
import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { type AskedForm, PLAIN_FORM } from '@belvedere/kit/enquiry/asked-form.ts'
import { Image } from '@belvedere/ui/image.tsx'
import { type DocumentNode, parse } from 'graphql'
import type { AnyKind, Kinds } from '../content/kinds.ts'
import { block } from './records.ts'

/** The heading of a form with an own question and a consent. */
export const ASKING = 'Tell us more'

const ASKED: AskedForm = {
  rows: [{ ask: 'own', id: 'k', kind: 'text', label: 'Colour', options: [], isRequired: true }],
  consent: { text: 'I agree.', version: 'v1' },
}

/** Block kinds of tests: those of `blocks/` may change or be removed. */
export const testKinds: Kinds = new Map<string, AnyKind>([
  ['test_words', { AnyView: ({ words }) => <Section>{text(words)}</Section> }],
  ['test_anchor', { AnyView: Anchor }],
  ['test_broken', { AnyView: Broken }],
  ['test_opening', { AnyView: Opening, titled: (title) => ({ title }) }],
  [
    'test_form',
    {
      AnyView: ({ heading, state }) => (
        <Section>{state ? JSON.stringify(state) : text(heading)}</Section>
      ),
      answered: (state) => ({ state }),
      asks: ({ heading }) => (heading === ASKING ? ASKED : PLAIN_FORM),
    },
  ],
  ['test_related', { AnyView: Related, shows: ['other listings'], related: pathsOf }],
  [
    'test_description',
    {
      AnyView: ({ words }) => <Section>{text(words)}</Section>,
      shows: ['description of the listing'],
    },
  ],
])

/** A block with these words. */
export const wordsBlock = (id: string, words = 'Words of the page') =>
  block('test_words', id, { words })

/** A block whose title can be that of the page. */
export const openingBlock = (id: string, title = 'The opening') =>
  block('test_opening', id, { title, picture: 'bay' })

/** A block with a form. */
export const formBlock = (id: string, heading = 'Write to us') =>
  block('test_form', id, { heading })

/** The fields of `BlockRecord`. */
export const OF_BLOCKS = 'id: ID! _modelApiKey: String! _isHidden: Boolean! _hour: BlockHour'

/** The types of these kinds in the schema. */
export const KIND_TYPES = `
  type TestWordsRecord implements BlockRecord { ${OF_BLOCKS} words: String }
  type TestAnchorRecord implements BlockRecord { ${OF_BLOCKS} words: String }
  type TestBrokenRecord implements BlockRecord { ${OF_BLOCKS} words: String }
  type TestOpeningRecord implements BlockRecord {
    ${OF_BLOCKS} title: String picture: String
  }
  type TestFormRecord implements BlockRecord { ${OF_BLOCKS} heading: String }
  type TestRelatedRecord implements BlockRecord { ${OF_BLOCKS} paths: [String!] }
  type TestDescriptionRecord implements BlockRecord { ${OF_BLOCKS} words: String }
`

/** The query that a site with these kinds would send. */
export const kindFragments: Record<string, DocumentNode> = {
  test_words: parse('fragment TestWords on TestWordsRecord { words }'),
  test_opening: parse('fragment TestOpening on TestOpeningRecord { title picture }'),
  test_form: parse('fragment TestForm on TestFormRecord { heading }'),
  test_description: parse('fragment TestDescription on TestDescriptionRecord { words }'),
  test_related: parse('fragment TestRelated on TestRelatedRecord { paths }'),
}

type Props = Parameters<AnyView>[0]

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function Section({ children }: { children: string }) {
  return (
    <section>
      <p>{children}</p>
    </section>
  )
}

/** A title, and a picture by its name. */
function Opening({ title, picture: name, place }: Props) {
  const Title = place.isPageTitle ? 'h1' : 'h2'
  const shown = typeof name === 'string' ? pictureOf(picture(name, { alt: name })) : null
  return (
    <section>
      <Title id={`title-${place.id}`}>{text(title)}</Title>
      {shown && <Image image={shown} ratio="fill" sizes="100vw" priority={place.isFirst} />}
    </section>
  )
}

function Anchor({ place }: { place: Place }) {
  return <section {...(place.isFirstOfKind && { id: 'anchor' })}>An anchor</section>
}

function Broken(): never {
  throw new Error('This kind always fails.')
}

/** Links to listings. */
function Related({ paths }: Props) {
  const all = Array.isArray(paths) ? paths.map(text) : []
  return (
    <ul>
      {all.map((path) => (
        <li key={path}>
          <a href={path}>{path}</a>
        </li>
      ))}
    </ul>
  )
}

function pathsOf({ items }: RelatedListings) {
  return { paths: items.map(({ slug, category }) => `/real-estate/${category?.slug}/${slug}`) }
}
