/** The kinds of pages of which there can be many, for journeys, which import no blocks. */
export { collectionPages } from '../blocks/page-kinds.ts'
