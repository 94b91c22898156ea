import type { Block, FetchedBlock } from '../../content/blocks.ts'
import s from './bar.module.css'

/** Stands for a block that this site cannot show: in public there is nothing in its place. */
export function unknownBlock({ id, _modelApiKey: type }: FetchedBlock): Block {
  const view = () => (
    <section className={s.unknown}>
      <p>
        {`This site does not know the block “${type}” yet. Visitors see nothing here until the site is updated.`}
      </p>
    </section>
  )
  return { id, type, mode: 'static', data: {}, view, canBePageTitle: false }
}
