import { Select } from '@belvedere/ui/select.tsx'
import s from './contact-form.module.css'
import { checked, Fault, Field } from './field.tsx'
import { WORDS } from './words.ts'

type Props = {
  /** What the ids begin with: a page may have two forms. */
  group: string
  faultAt: (id: string) => string | undefined
}

export function Who({ group, faultAt }: Props) {
  const [name, email, phone] = [`${group}-name`, `${group}-email`, `${group}-phone`]
  return (
    <>
      <Field id={name} label={WORDS.name} fault={faultAt(name)}>
        <input name="name" type="text" autoComplete="name" {...checked(name, faultAt(name))} />
      </Field>
      <Field id={email} label={WORDS.email} fault={faultAt(email)}>
        <input name="email" type="email" autoComplete="email" {...checked(email, faultAt(email))} />
      </Field>
      <Field id={phone} label={WORDS.phone} note={WORDS.optional}>
        <input id={phone} name="phone" type="tel" autoComplete="tel" />
      </Field>
    </>
  )
}

export function What({ group, faultAt, subjects }: Props & { subjects: string[] }) {
  const [about, message] = [`${group}-about`, `${group}-message`]
  return (
    <>
      <Field id={about} label={WORDS.about}>
        <Select id={about} name="about" className={s.select}>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </Select>
      </Field>
      <Field id={message} label={WORDS.message} fault={faultAt(message)} className={s.whole}>
        <textarea name="message" rows={4} {...checked(message, faultAt(message))} />
      </Field>
    </>
  )
}

/** Where it is written what becomes of the details. */
export type Privacy = { label: string; to: string } | null

export function Consent({ group, faultAt, privacy }: Props & { privacy: Privacy }) {
  const id = `${group}-consent`
  return (
    <div className={s.whole}>
      <div className={s.check}>
        <input type="checkbox" {...checked(id, faultAt(id))} />
        <span>
          <label htmlFor={id}>{WORDS.consent}</label>
          {privacy && <Reading {...privacy} />}
        </span>
      </div>
      <Fault id={id} fault={faultAt(id)} />
    </div>
  )
}

/** In a tab of its own, so that what is written in the form is not lost. */
function Reading({ label, to }: NonNullable<Privacy>) {
  return (
    <>
      {' '}
      <a href={to} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    </>
  )
}
