import type { Place } from '@belvedere/blocks/kind.ts'
import type { FunctionComponent } from 'react'

export type Island = FunctionComponent<Record<string, unknown> & { place: Place }>

/**
 * The components of island kinds that are ready to render, by kind. The server knows all of them
 * from the start; the browser adds those of a page before it shows the page.
 */
export const islands = new Map<string, Island>()
