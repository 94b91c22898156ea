import { MAX_ANSWERS, ownName, type Question } from '@belvedere/kit/enquiry/asked-form.ts'
import { Select } from '@belvedere/ui/select.tsx'
import s from './contact-form.module.css'
import type { Controls } from './controls.tsx'
import { controlId } from './errors.ts'
import { Box, controlProps, Field } from './field.tsx'

type OwnProps = Controls & { question: Question; className: string | undefined }

/** A question in the owner's words. */
export function OwnField({ question, className, ...controls }: OwnProps) {
  const { kind, label, options, isRequired } = question
  const name = ownName(question.id)
  const [id, error] = [controlId(controls.group, name), controls.errorOf(name)]
  const entered = controls.values.own?.[question.id]
  const control = { ...controlProps(id, error), name, required: isRequired }
  if (kind === 'yes')
    return (
      <Box id={id} error={error} label={label}>
        <input {...control} type="checkbox" value="yes" defaultChecked={entered === 'yes'} />
      </Box>
    )
  const long = { ...control, defaultValue: entered, maxLength: MAX_ANSWERS[kind], dir: 'auto' }
  const note = !isRequired && controls.words.optional
  return (
    <Field id={id} label={label} note={note} error={error} className={className}>
      {kind === 'text' && <input {...long} type="text" />}
      {kind === 'date' && <input {...control} type="date" defaultValue={entered} />}
      {kind === 'lines' && <textarea {...long} rows={4} />}
      {kind === 'choice' && (
        <Select {...control} defaultValue={entered} className={s.select}>
          {['', ...options].map((option) => (
            <option key={option} value={option}>
              {option || '–'}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
