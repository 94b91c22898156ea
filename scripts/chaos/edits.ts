import { ChangeHistory } from './change-history.ts'
import type { Studio, StudioAnswer } from './studio.ts'

/** How edited content appears on the site. */
export type Edited = {
  history: ChangeHistory
  /** Changed less often than the others. */
  isRare?: boolean
  /** The addresses where visitors see it. */
  address: string
  /** The text that each change shows, by its number. */
  shown: (number: number) => string
  /** Finds what it shows in the text of any page. */
  pattern: RegExp
  publish: (number: number) => Promise<StudioAnswer>
  /** The value that the content service has stored. */
  stored: () => Promise<string>
}

/** The response of an address whose page is not published. */
export const GONE = 'not published'

const PRICE = 1_090_000
const LISTING = '/real-estate/orchard-houses/damson-house'

/** Creates the content that is edited during a round. */
export async function createEdits(studio: Studio): Promise<Edited[]> {
  const title = await createPage(studio, 'chaos-page')
  const news = await createPage(studio, 'chaos-news')
  const redirect = idOf(
    await studio.must('POST', '/redirects', { from: '/chaos-door', to: doorTo(0), status: '302' }),
  )
  const listing = await findListing(studio)
  const read = async (path: string) => (await studio.must('GET', `${path}?depth=0`)) as Fields
  return [
    {
      history: new ChangeHistory('The title of a page'),
      address: '/chaos-page',
      shown: (number) => `Chaos ${number}`,
      pattern: /Chaos \d+/g,
      publish: (number) =>
        studio.ask('PATCH', `/pages/${title}`, published({ title: `Chaos ${number}` })),
      stored: async () => String((await read(`/pages/${title}`)).title),
    },
    {
      history: new ChangeHistory('The price of a listing'),
      address: LISTING,
      shown: (number) => priceOf(PRICE + number),
      pattern: /€1,09\d,\d{3}/g,
      publish: (number) =>
        studio.ask('PATCH', `/listings/${listing}`, published({ price: PRICE + number })),
      stored: async () => priceOf(Number((await read(`/listings/${listing}`)).price)),
    },
    {
      // It is on every page, so all are rendered again.
      isRare: true,
      history: new ChangeHistory('The name of the site'),
      address: '/hill',
      shown: (number) => `Larkfold edition ${number}`,
      pattern: /Larkfold edition \d+/g,
      publish: (number) =>
        studio.ask('POST', '/globals/site', published({ name: `Larkfold edition ${number}` })),
      stored: async () => String((await read('/globals/site')).name),
    },
    {
      history: new ChangeHistory('A redirect'),
      address: '/chaos-door',
      shown: doorTo,
      pattern: /https:\/\/example\.com\/\d+/g,
      publish: (number) => studio.ask('PATCH', `/redirects/${redirect}`, { to: doorTo(number) }),
      stored: async () => String((await read(`/redirects/${redirect}`)).to),
    },
    {
      history: new ChangeHistory('A page that comes and goes'),
      address: '/chaos-news',
      shown: (number) => (number % 2 === 0 ? `News ${number}` : GONE),
      pattern: /News \d+/g,
      publish: (number) =>
        number % 2 === 0
          ? studio.ask('PATCH', `/pages/${news}`, published({ title: `News ${number}` }))
          : studio.ask('PATCH', `/pages/${news}`, { _status: 'draft' }),
      stored: async () => {
        const { _status, title } = await read(`/pages/${news}`)
        return _status === 'published' ? String(title) : GONE
      },
    },
  ]
}

type Fields = Record<string, unknown>

const published = (data: Fields): Fields => ({ ...data, _status: 'published' })

const priceOf = (amount: number) => `€${amount.toLocaleString('en-GB')}`

const doorTo = (number: number) => `https://example.com/${number}`

async function createPage(studio: Studio, slug: string): Promise<number> {
  return idOf(await studio.must('POST', '/pages', published({ title: slug, slug })))
}

async function findListing(studio: Studio): Promise<number> {
  const query = `where[slug][equals]=${LISTING.split('/').at(-1)}&depth=0`
  const { docs } = (await studio.must('GET', `/listings?${query}`)) as { docs: { id: number }[] }
  if (!docs[0]) throw new Error(`The property has no listing at ${LISTING}.`)
  return docs[0].id
}

function idOf(answer: unknown): number {
  return (answer as { doc: { id: number } }).doc.id
}
