import type { BuiltIn } from '@belvedere/kit/enquiry/asked-form.ts'
import type { ControlName } from '@belvedere/kit/enquiry/check-control.ts'
import { type EnquiryValues, MAX_LENGTHS } from '@belvedere/kit/enquiry/fields.ts'
import type { House } from '@belvedere/kit/enquiry/form-state.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { Select } from '@belvedere/ui/select.tsx'
import s from './contact-form.module.css'
import { controlId } from './errors.ts'
import { Box, controlProps, Field } from './field.tsx'

export type Controls = {
  /** Prefix of the control ids: a page may have two forms. */
  group: string
  words: SiteWords['form']
  /** The values entered before; empty at first. */
  values: Partial<EnquiryValues>
  errorOf: (field: ControlName) => string | undefined
}

type LineProps = Controls & {
  field: 'name' | 'email' | 'phone'
  type: 'text' | 'email' | 'tel'
  complete: string
  isRequired: boolean
  className?: string | undefined
}

function Line({ field, type, complete, isRequired, className, ...controls }: LineProps) {
  const { group, words, values, errorOf } = controls
  const [id, error] = [controlId(group, field), errorOf(field)]
  const note = !isRequired && words.optional
  return (
    <Field id={id} label={words[field]} error={error} note={note} className={className}>
      <input
        name={field}
        type={type}
        autoComplete={complete}
        maxLength={MAX_LENGTHS[field]}
        defaultValue={values[field]}
        required={isRequired}
        dir="auto"
        {...controlProps(id, error)}
      />
    </Field>
  )
}

/** Who writes. */
export function PersonFields(controls: Controls) {
  return (
    <>
      <Line {...controls} field="name" type="text" complete="name" isRequired />
      <Line {...controls} field="email" type="email" complete="email" isRequired />
    </>
  )
}

type ChoiceProps = Controls & {
  field: 'about' | 'answerBy' | 'language'
  choices: readonly { value: string; label: string }[]
  isRequired?: boolean
  className: string | undefined
}

/** A choice; one that need not be made says so where its first entry is none. */
function ChoiceField({ field, choices, isRequired, className, ...controls }: ChoiceProps) {
  const { group, words, values, errorOf } = controls
  const [id, error] = [controlId(group, field), errorOf(field)]
  const note = isRequired === false && words.optional
  return (
    <Field id={id} label={words[field]} note={note} error={error} className={className}>
      <Select
        name={field}
        defaultValue={values[field]}
        required={isRequired}
        className={s.select}
        {...controlProps(id, error)}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type BuiltInProps = Controls & {
  ask: BuiltIn
  isRequired: boolean
  subjects: readonly string[]
  languages: readonly string[]
  house: House | undefined
  className: string | undefined
}

/** A question that the form has words for. */
export function BuiltInField(props: BuiltInProps) {
  const { ask, isRequired, subjects, languages, house, className, ...controls } = props
  const own = { ...controls, isRequired, className }
  if (ask === 'phone') return <Line {...own} field="phone" type="tel" complete="tel" />
  // An owner may take the words away, and the box with them.
  if (ask === 'news') return controls.words.news ? <News {...controls} /> : null
  if (ask === 'message') return <Message {...controls} isRequired={isRequired} />
  if (ask === 'answerBy') {
    const { byEmail, byPhone } = controls.words
    const ways = [
      { value: 'email', label: byEmail },
      { value: 'phone', label: byPhone },
    ]
    return <ChoiceField {...controls} field="answerBy" choices={ways} className={className} />
  }
  if (ask === 'language')
    return (
      <ChoiceField
        {...controls}
        field="language"
        choices={languages.map(sameLabel)}
        className={className}
      />
    )
  // The listing that the person comes from, or else nothing until they choose.
  const choices = [...new Set([house?.title ?? '', ...subjects])]
  return <ChoiceField key={house?.path} {...own} field="about" choices={choices.map(sameLabel)} />
}

function Message({ isRequired, ...controls }: Controls & { isRequired: boolean }) {
  const { group, words, values, errorOf } = controls
  const [id, error] = [controlId(group, 'message'), errorOf('message')]
  const note = !isRequired && words.optional
  return (
    <Field id={id} label={words.message} note={note} error={error} className={s.whole}>
      <textarea
        name="message"
        rows={4}
        defaultValue={values.message}
        required={isRequired}
        dir="auto"
        {...controlProps(id, error)}
      />
    </Field>
  )
}

function sameLabel(text: string) {
  return { value: text, label: text || '–' }
}

/** Consent to news: never checked beforehand, and not needed for an answer. */
function News({ group, words, values }: Controls) {
  const id = controlId(group, 'news')
  return (
    <Box id={id} label={words.news}>
      <input
        id={id}
        name="news"
        type="checkbox"
        value="yes"
        defaultChecked={values.news === 'yes'}
      />
    </Box>
  )
}
