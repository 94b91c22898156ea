import { createElement, type FunctionComponent } from 'react'
import type { ResultOf } from './graphql.ts'

/** Where a block stands on its page; the page decides it, never the editor. */
export type Place = {
  /** The block's id, unique on the page. */
  id: string
  /** The hour of the arc: `.1 + .8 × index ÷ (count − 1)` (design.md, "The arc"). */
  hour: number
  /** True for the block at the top of the page, whose picture belongs to the first view. */
  isFirst: boolean
  /** True for the one block whose title is the page's `h1`; mostly, but not always, the first. */
  isPageTitle: boolean
  /** True for the first block of its kind on the page, to which an anchor of the kind may lead. */
  isFirstOfKind: boolean
  /** The address of the page, so that a link to the page one is on can say so. */
  path: string
}

/** Props of a block's view: exactly what its fragment asked for, and its place. */
export type BlockData<Fragment> = ResultOf<Fragment> & { place: Place }

/** A view as pages use it: without knowing which kind it is of, and so which data it takes. */
export type AnyView = FunctionComponent<Record<string, unknown> & { place: Place }>

type View<F> = FunctionComponent<BlockData<F>>
type Kind<Mode, F> = { mode: Mode; fragment: F; View: View<F>; AnyView: AnyView }

/** A kind that is HTML when it reaches the browser: its view runs on the server only. */
export type StaticKind<F> = Kind<'static', F>

/** A kind that React also runs in the browser. */
export type IslandKind<F> = Kind<'island', F>

export function staticKind<F>(fragment: F, View: View<F>): StaticKind<F> {
  return { mode: 'static', fragment, View, AnyView: bind<F>(View) }
}

export function islandKind<F>(fragment: F, Island: View<F>): IslandKind<F> {
  return { mode: 'island', fragment, View: Island, AnyView: bind<F>(Island) }
}

/**
 * The one place where a block's data are taken for what its view asks. Here both are of one kind:
 * a page's query spreads just this fragment for this kind, and the content service answers by the
 * schema that the fragment is checked against.
 */
function bind<F>(View: View<F>): AnyView {
  return (data) => createElement(View, data as BlockData<F>)
}
