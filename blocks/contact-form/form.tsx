import { Button } from '@belvedere/ui/button.tsx'
import { NoticeIcon } from '@belvedere/ui/icons/notice.tsx'
import { Select } from '@belvedere/ui/select.tsx'
import s from './contact-form.module.css'
import { checked, Fault, Field } from './field.tsx'
import { FAULTS, SUBJECTS, WORDS } from './words.ts'

type Props = { email: string; group: string }

/**
 * The enquiry. Nothing on this site takes it in yet, so it goes where the visitor can see it go: into
 * a letter of their own mail programme, with scripts and without.
 */
export function Form({ email, group }: Props) {
  return (
    <form action={`mailto:${email}`} method="post" encType="text/plain">
      <Summary />
      <div className={s.fields}>
        <Who group={group} />
        <What group={group} />
        <Consent id={`${group}-consent`} />
      </div>
      <div className={s.foot}>
        <Button type="submit" label={WORDS.go} dark hasArrow />
        <p className={s.note}>{WORDS.note}</p>
      </div>
    </form>
  )
}

/** What is wrong, all in one place; empty until `behaviour.ts` finds something. */
function Summary() {
  return (
    <div className={s.summary} role="alert" tabIndex={-1} data-summary="" hidden>
      <NoticeIcon className={s.icon} />
      <div />
    </div>
  )
}

function Who({ group }: { group: string }) {
  const [name, email, phone] = [`${group}-name`, `${group}-email`, `${group}-phone`]
  return (
    <>
      <Field id={name} label={WORDS.name} isChecked>
        <input id={name} name="name" type="text" autoComplete="name" {...checked(FAULTS.name)} />
      </Field>
      <Field id={email} label={WORDS.email} isChecked>
        <input
          {...{ id: email, name: 'email', type: 'email', autoComplete: 'email' }}
          {...checked(FAULTS.email)}
        />
      </Field>
      <Field id={phone} label={WORDS.phone} note={WORDS.optional}>
        <input id={phone} name="phone" type="tel" autoComplete="tel" />
      </Field>
    </>
  )
}

function What({ group }: { group: string }) {
  const [about, message] = [`${group}-about`, `${group}-message`]
  return (
    <>
      <Field id={about} label={WORDS.about}>
        <Select id={about} name="about" className={s.select}>
          {SUBJECTS.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </Select>
      </Field>
      <Field id={message} label={WORDS.message} isChecked className={s.whole}>
        <textarea id={message} name="message" rows={4} {...checked(FAULTS.message)} />
      </Field>
    </>
  )
}

function Consent({ id }: { id: string }) {
  return (
    <div className={s.whole}>
      <label className={s.check}>
        <input id={id} type="checkbox" {...checked(FAULTS.consent)} />
        <span>{WORDS.consent}</span>
      </label>
      <Fault id={id} />
    </div>
  )
}
