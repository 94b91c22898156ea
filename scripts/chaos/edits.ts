import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@belvedere/kit/testing/random.ts'
import type { Studio, StudioAnswer } from '../../testing/studio.ts'
import type { World } from '../resilience/world.ts'
import { ChangeHistory } from './change-history.ts'
import type { Tally } from './tally.ts'

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
  const title = await studio.createPage('chaos-page', 'chaos-page')
  const news = await studio.createPage('chaos-news', 'chaos-news')
  const door = { from: '/chaos-door', to: doorTo(0), status: '302' }
  const { doc } = await studio.must<{ doc: { id: number } }>('POST', '/redirects', door)
  const redirect = doc.id
  const listing = await findListing(studio)
  return [
    {
      history: new ChangeHistory('The title of a page'),
      address: '/chaos-page',
      shown: (number) => `Chaos ${number}`,
      pattern: /Chaos \d+/g,
      publish: (number) =>
        studio.ask('PATCH', `/pages/${title}`, published({ title: `Chaos ${number}` })),
      stored: async () => String((await studio.read(`/pages/${title}`)).title),
    },
    {
      history: new ChangeHistory('The price of a listing'),
      address: LISTING,
      shown: (number) => priceOf(PRICE + number),
      pattern: /€1,09\d,\d{3}/g,
      publish: (number) =>
        studio.ask('PATCH', `/listings/${listing}`, published({ price: PRICE + number })),
      stored: async () => priceOf(Number((await studio.read(`/listings/${listing}`)).price)),
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
      stored: async () => String((await studio.read('/globals/site')).name),
    },
    {
      history: new ChangeHistory('A redirect'),
      address: '/chaos-door',
      shown: doorTo,
      pattern: /https:\/\/example\.com\/\d+/g,
      publish: (number) => studio.ask('PATCH', `/redirects/${redirect}`, { to: doorTo(number) }),
      stored: async () => String((await studio.read(`/redirects/${redirect}`)).to),
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
        const { _status, title } = await studio.read(`/pages/${news}`)
        return _status === 'published' ? String(title) : GONE
      },
    },
  ]
}

type Fields = Record<string, unknown>

const published = (data: Fields): Fields => ({ ...data, _status: 'published' })

const priceOf = (amount: number) => `€${amount.toLocaleString('en-GB')}`

const doorTo = (number: number) => `https://example.com/${number}`

async function findListing(studio: Studio): Promise<number> {
  const query = `where[slug][equals]=${LISTING.split('/').at(-1)}&depth=0`
  const { docs } = await studio.must<{ docs: { id: number }[] }>('GET', `/listings?${query}`)
  if (!docs[0]) throw new Error(`The property has no listing at ${LISTING}.`)
  return docs[0].id
}

type Options = { world: World; tally: Tally; random: Random; stop: AbortSignal }

const MAX_PAUSE_MS = 700
/** The probability with which a rare change is made when its turn comes. */
const RARE_SHARE = 0.15

/** Publishes one change after the other until stopped. */
export async function editAll(edits: readonly Edited[], options: Options): Promise<void> {
  const { random, stop } = options
  while (!stop.aborted) {
    const edited = random.pick(edits)
    if (edited.isRare && random.next() > RARE_SHARE) continue
    await publishNext(edited, options)
    await sleep(random.between(100, MAX_PAUSE_MS))
  }
}

/** Publishes the next change, and records whether it was acknowledged. */
export async function publishNext(
  { history, shown, publish }: Edited,
  { world, tally }: Pick<Options, 'world' | 'tally'>,
): Promise<void> {
  const number = history.nextNumber
  const startedAt = Date.now()
  const acknowledge = history.attempt(shown(number))
  const { ok, status, text } = await publish(number)
  if (ok) {
    acknowledge()
    tally.acknowledged++
    return
  }
  tally.unacknowledged++
  if (!world.refusing.overlaps(startedAt, Date.now()))
    tally.add('failed', `studio, ${history.name}`, `answered ${status}: ${text.slice(0, 200)}`)
}
