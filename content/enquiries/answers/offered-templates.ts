import { fillText } from '../deliveries/senders/fill-text.ts'
import type { AnswerTemplate } from '../deliveries/settings/settings.ts'

/** What the places of a template are filled with. */
type Filling = Record<'name' | 'house' | 'link' | 'reference' | 'sender', string>

/** A template as it begins an answer; without a subject of its own it leaves the usual one. */
export type OfferedTemplate = { name: string; subject: string; text: string }

/** The owner's templates, filled in: those in the visitor's language, those in any, the others. */
export function offeredTemplates(
  templates: readonly AnswerTemplate[],
  language: string,
  filling: Filling,
): OfferedTemplate[] {
  const wanted = language.trim().toLowerCase()
  const rank = ({ languages }: AnswerTemplate) => {
    if (languages.length === 0) return 1
    return languages.some((one) => one.toLowerCase() === wanted) ? 0 : 2
  }
  return [...templates]
    .sort((one, other) => rank(one) - rank(other))
    .map(({ name, languages, subject, body }) => ({
      name: languages.length > 0 ? `${name} (${languages[0]})` : name,
      subject: fillText(subject, filling),
      text: fillText(body, filling),
    }))
}
