import type { AnyView, Tells, Uses } from '@belvedere/blocks/kind.ts'
import * as views from '@belvedere/blocks/views.ts'

/** A block kind without the type of its data. */
export type AnyKind = Uses & Tells<Record<string, unknown>> & { AnyView: AnyView }

/** Block kinds by model key. */
export type Kinds = ReadonlyMap<string, AnyKind>

/** All block kinds of the site. */
export const allKinds: Kinds = new Map<string, AnyKind>(Object.entries(views))
