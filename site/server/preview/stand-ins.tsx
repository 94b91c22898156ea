import type { Block, FetchedBlock } from '../../content/blocks.ts'
import type { Settings } from '../../content/settings.ts'
import { splitAddress } from '../../screens/routes.ts'
import type { Part, ScreenPage } from '../../screens/screen.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import { ErrorScreen } from '../../shell/errors/view.tsx'
import { type ErrorStatus, errorWords } from '../../shell/errors/words.ts'
import s from './bar.module.css'

const STATUSES: ReadonlyMap<string, ErrorStatus> = new Map([
  ['/404', 404],
  ['/500', 500],
  ['/503', 503],
])

/** The record with the texts of the error screens. */
export const WORDS_RECORD = 'global:brand'

/**
 * The error screens that a preview shows at /404, /500 and /503, unless there is a page at that
 * address: with the texts and the picture that an editor is working on.
 */
export function errorScreenAt(address: string, settings: Settings): ScreenPage | undefined {
  const status = STATUSES.get(splitAddress(address).path)
  if (status === undefined) return undefined
  const { title } = errorWords(brandOf(settings).words, status)
  const view = () => <ErrorScreen status={status} />
  return {
    title,
    seo: [{ tag: 'title', attributes: null, content: title }],
    blocks: [],
    opening: { type: 'error_screen', props: {}, view },
  }
}

/** A placeholder for a block that this site cannot show; in public the block is left out. */
export function unknownBlock({ id, _modelApiKey: type }: FetchedBlock): Block {
  const view = () => (
    <section className={s.unknown}>
      <p>
        {`This site does not know the block “${type}” yet. Visitors see nothing here until the site is updated.`}
      </p>
    </section>
  )
  return { id, type, data: {}, view, isForm: false, canBePageTitle: false }
}

/** Tells an editor what to do while the site has no home page; visitors read that it opens soon. */
export function withFirstSteps(opening: Part, studio: string): Part {
  const view = () => (
    <>
      <section className={s.steps}>
        <p>
          The home page is not there yet: visitors read that the site opens soon. Give{' '}
          <a href={`${studio}/admin/globals/home`}>Home</a> a block and publish it. The other first
          steps are on the <a href={`${studio}/admin`}>dashboard</a>.
        </p>
      </section>
      {opening.view()}
    </>
  )
  return { ...opening, view }
}
