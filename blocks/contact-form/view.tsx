import { type FormState, formId } from '@belvedere/kit/enquiry/form-state.ts'
import { classNames } from '@belvedere/ui/class-names.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import { askedForm } from './asked.ts'
import s from './contact-form.module.css'
import { contactsOf, recipientOf } from './contacts.ts'
import { Form } from './form.tsx'
import type { fragment } from './fragment.ts'
import { linesOf } from './lines.ts'
import { promiseOf } from './promise.ts'
import { Sidebar } from './sidebar.tsx'

type Props = BlockData<typeof fragment> & { state?: FormState }

/** The enquiry form, with other contacts beside it. */
export function ContactForm(data: Props) {
  const { heading, subjects, languages, privacy, sidebar, place, state } = data
  const contacts = contactsOf(sidebar)
  const all = useWords()
  const words = all.form

  return (
    <section
      className={classNames('block', s.contact)}
      {...blockName(place, { title: heading }, words.title)}
    >
      <div className={classNames('grid', s.rows)}>
        <div className={s.main} id={formId(place.id)}>
          <BlockTitle title={heading} place={place} className={s.title} />
          <Form
            email={recipientOf(contacts)}
            block={place.id}
            page={place.path}
            asked={askedForm(data)}
            subjects={linesOf(hasWords(subjects) ? subjects : words.subjects)}
            languages={linesOf(languages)}
            privacy={privacy}
            promise={promiseOf(data, all)}
            words={words}
            state={state}
          />
        </div>
        {contacts.length > 0 && <Sidebar contacts={contacts} words={words} />}
      </div>
    </section>
  )
}
