import { classNames } from '@belvedere/ui/class-names.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './contact-form.module.css'
import { Form } from './form.tsx'
import type { fragment } from './fragment.ts'
import { Sidebar } from './sidebar.tsx'
import { subjectsOf } from './subjects.ts'
import { mailAddress, waysOf } from './ways.ts'

/** A form to write to us with, and the other ways to reach us beside it. */
export function ContactForm(data: BlockData<typeof fragment>) {
  const { heading, subjects, privacy, sidebar, place } = data
  const ways = waysOf(sidebar)
  const email = mailAddress(ways)
  if (ways.length === 0) return null

  return (
    <section
      className={classNames('block', s.contact)}
      {...blockName(place, { title: heading }, 'Contact')}
    >
      <div className={classNames('grid', s.rows)}>
        <div className={s.main}>
          <BlockTitle title={heading} place={place} className={s.title} />
          {email && (
            <Form
              email={email}
              group={`enquiry-${place.id}`}
              subjects={subjectsOf(subjects)}
              privacy={privacy}
            />
          )}
        </div>
        <Sidebar ways={ways} />
      </div>
    </section>
  )
}

export { ContactForm as Island }
