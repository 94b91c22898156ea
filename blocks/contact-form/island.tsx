import { fillWords } from '@belvedere/kit/brand/fill-words.ts'
import { FORM_WORDS } from '@belvedere/kit/brand/form-words.ts'
import { classNames } from '@belvedere/ui/class-names.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './contact-form.module.css'
import { contactsOf, recipientOf } from './contacts.ts'
import { Form } from './form.tsx'
import type { fragment } from './fragment.ts'
import { Sidebar } from './sidebar.tsx'
import { subjectsOf } from './subjects.ts'

/** The enquiry form, with other contacts beside it. */
export function ContactForm(data: BlockData<typeof fragment>) {
  const { heading, subjects, privacy, sidebar, place } = data
  const contacts = contactsOf(sidebar)
  const email = recipientOf(contacts)
  const words = fillWords(FORM_WORDS, data.words)
  if (contacts.length === 0) return null

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
              words={words}
            />
          )}
        </div>
        <Sidebar contacts={contacts} words={words} />
      </div>
    </section>
  )
}

export { ContactForm as Island }
