import type { Address } from '../../../editing/together/address.ts'
import { request, sentenceOf } from '../../../studio/request.ts'
import type { ConcernedPages } from '../concerned-pages.ts'
import type { Preview } from '../what-changes.ts'
import type { SelectionPreview } from '../what-selection-changes.ts'

/** The response for a part of the dialog, or the reason why there is none. */
export type Answer<Part> = { is: 'here'; part: Part } | { is: 'failed'; why: string }

const WHY =
  'What will change cannot be shown now: the content service did not answer. You can publish all the same.'

/**
 * Requests the changes that publishing would make; the form's contents are sent along, saved or
 * not.
 */
export const askChanges = (address: Address, values: object, signal: AbortSignal) =>
  ask<Preview>(`${address.apiRoute}/before-publishing`, { ...address.names, values }, signal)

/** Requests the pages of the site that it affects. */
export const askPages = (address: Address, signal: AbortSignal) =>
  ask<ConcernedPages>(`${address.apiRoute}/before-publishing/pages`, address.names, signal)

/** Requests the changes that publishing the selected records of a list would make. */
export const askSelection = (apiRoute: string, body: object, signal: AbortSignal) =>
  ask<SelectionPreview>(`${apiRoute}/before-publishing/selection`, body, signal)

async function ask<Part>(url: string, body: object, signal: AbortSignal): Promise<Answer<Part>> {
  try {
    return { is: 'here', part: await request<Part>(url, { body, signal, failed: WHY }) }
  } catch (error) {
    return { is: 'failed', why: sentenceOf(error) }
  }
}
