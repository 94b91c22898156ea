import type { AskedForm } from '@belvedere/kit/enquiry/asked-form.ts'
import type { FormState } from '@belvedere/kit/enquiry/form-state.ts'
import { createElement, type FunctionComponent } from 'react'
import type { ResultOf } from './graphql.ts'
import type { listingCardFragment } from './parts/listing/fragment.ts'

/** The block's position and role on its page; set by the page, not by editors. */
export type Place = {
  /** Unique on the page. */
  id: string
  /** True for the block at the top of the page; its picture loads with high priority. */
  isFirst: boolean
  /** True for the one block whose title is the page's `h1`; usually the first. */
  isPageTitle: boolean
  /** True for the first block of its kind on the page, which gets the kind's anchor. */
  isFirstOfKind: boolean
  /** The path of the page, to mark links to it with `aria-current`. */
  path: string
}

/** Props of a block's view: the data of its fragment, and its position on the page. */
export type BlockData<Fragment> = ResultOf<Fragment> & { place: Place }

/** A view without the type of its data, as pages render it. */
export type AnyView = FunctionComponent<Record<string, unknown> & { place: Place }>

type View<F> = FunctionComponent<BlockData<F>>

/** A kind of block. It is rendered on the server only. */
export type StaticKind<F> = { fragment: F; View: View<F>; AnyView: AnyView } & Uses<ResultOf<F>> &
  Tells<Record<string, unknown>>

/** Parts of the screen around a block that the block may show instead. */
export type Shown = 'other listings' | 'description of the listing' | 'pictures of the listing'

/** Listings to show below a listing. */
export type RelatedListings = {
  category: { title: string | null; slug: string } | null
  items: ResultOf<typeof listingCardFragment>[]
  overview: { id: string } | null
}

/** A question, and its answer as HTML. */
export type Question = { question: string; answer: string }

/**
 * How screens use a kind; they do not refer to kinds by name, so that every kind can be removed.
 */
export type Uses<Data = Record<string, unknown>> = {
  /** For a kind whose title can be the page's `h1`: makes the data of a block with only a title. */
  titled?: (title: string) => Data
  /**
   * For a kind with related listings, which is added to listings without such a block: makes its
   * data.
   */
  related?: (listings: RelatedListings) => Data
  /** For the kind with the enquiry form: its props, besides its data, after the form was sent. */
  answered?: (state: FormState) => Record<string, unknown>
  /** The screen of a listing omits these parts then. */
  shows?: readonly Shown[]
}

/** The information about a page that a block's data contains. */
export type Tells<Data> = {
  /** The questions that it answers, for search engines. */
  questions?: (data: Data) => Question[]
  /**
   * For a kind that can show dusk: the time zone by which it is evening, empty for the visitor's
   * own; null if this block does not change.
   */
  duskZone?: (data: Data) => string | null
  /** For the kind with the enquiry form: what it asks. */
  asks?: (data: Data) => AskedForm
}

/** The paths of a fragment's fields that the schema does not have; their type is `unknown`. */
export type MissingFields<Data, Path extends string = ''> = unknown extends Data
  ? Path
  : Data extends readonly (infer Item)[]
    ? MissingFields<Item, Path>
    : Data extends object
      ? {
          [Key in keyof Data & string]: MissingFields<
            Data[Key],
            Path extends '' ? Key : `${Path}.${Key}`
          >
        }[keyof Data & string]
      : never

/** Makes the compiler name the fields that are missing in the schema. */
type FitsSchema<F> = [MissingFields<ResultOf<F>>] extends [never]
  ? unknown
  : { 'content/schema.graphql has no field (run "npm run schema")': MissingFields<ResultOf<F>> }

/** The type of a fragment on a type that the schema does not have is `never`. */
type HasType<F> = [F] extends [never]
  ? { 'content/schema.graphql has no type of this name (run "npm run schema")': F }
  : unknown

export function staticKind<F>(
  fragment: F & FitsSchema<F>,
  View: View<F> & HasType<F>,
  uses: Uses<ResultOf<F>> & Tells<ResultOf<F>> = {},
): StaticKind<F> {
  const { questions, duskZone, asks, ...used } = uses
  const told = bindTold<F>({ questions, duskZone, asks })
  return { fragment, View, ...used, AnyView: bind<F>(View), ...told }
}

/**
 * The only casts from delivered data to a view's props. They are safe: a page's query spreads exactly
 * this fragment for this kind, and the content service answers by the schema that the fragment is
 * checked against.
 */
function bind<F>(View: View<F>): AnyView {
  return (data) => createElement(View, data as BlockData<F>)
}

function bindTold<F>({
  questions = () => [],
  duskZone = () => null,
  asks,
}: Tells<ResultOf<F>>): Tells<Record<string, unknown>> {
  return {
    ...(asks && { asks: (data: Record<string, unknown>) => asks(data as ResultOf<F>) }),
    questions: (data: Record<string, unknown>) => questions(data as ResultOf<F>),
    duskZone: (data: Record<string, unknown>) => duskZone(data as ResultOf<F>),
  }
}
