import { parseAsked, parseConsent } from '@belvedere/kit/enquiry/accepted.ts'
import type { Asked } from '@belvedere/kit/enquiry/asked-form.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { Enquiry } from '../payload-types.ts'
import { saidAnswer } from './said-answer.ts'
import { sourceWords } from './source-of.ts'
import { stateLabel } from './states.ts'

/** The names of colleagues by their ids. */
type Names = ReadonlyMap<number, string>

/** A column of the spreadsheet; the width is in characters. */
type Column = {
  heading: string
  width: number
  read: (enquiry: Enquiry, names: Names) => unknown
}

/** The columns of the spreadsheet, in its order. */
export const COLUMNS: Column[] = [
  column('Reference', 14, ({ reference }) => reference),
  column('Received', 25, ({ acceptedAt }) => acceptedAt),
  column('State', 10, ({ state }) => stateLabel(state)),
  column('Name', 25, ({ name }) => name),
  column('Email', 30, ({ email }) => email),
  column('Phone', 20, ({ phone }) => phone),
  column('About', 25, ({ about }) => about),
  column('House', 25, ({ houseTitle }) => houseTitle),
  column('Address of the house', 30, ({ housePath }) => housePath),
  column('Message', 60, ({ message }) => message),
  column('Language', 12, ({ language }) => language),
  column('Answer by', 10, ({ answerBy }) => answerBy),
  column('News', 6, ({ news }) => (news ? 'Yes' : 'No')),
  column('Agreed to', 30, ({ newsWording }) => newsWording),
  column('Consent', 30, ({ consent }) => parseConsent(consent)?.text),
  column('Version of the consent', 12, ({ consent }) => parseConsent(consent)?.version),
  column('Source', 25, ({ source }) => sourceWords(source)),
  column('Sent from', 25, ({ page }) => page),
  column('Assignee', 20, ({ assignee }, names) => names.get(assigneeOf({ assignee }))),
  column('Due', 25, ({ dueAt }) => dueAt),
  column('Answered', 25, ({ answeredAt }) => answeredAt),
  column('Answers', 60, ({ answers }) => saidBy(answers)),
  column('Replies', 60, ({ replies }) => saidBy(replies?.map((one) => ({ ...one, by: one.from })))),
  column('Notes', 60, ({ notes }) => saidBy(notes)),
]

/** A column for each of the owner's own questions that one of these enquiries answers. */
export function questionColumns(enquiries: readonly Enquiry[], words: SiteWords['team']): Column[] {
  const labels = new Set(enquiries.flatMap(({ asked }) => parseAsked(asked).map(labelOf)))
  return [...labels].map((label) =>
    column(label, 30, ({ asked }) => {
      const answers = parseAsked(asked).filter((one) => labelOf(one) === label)
      return answers.map((one) => saidAnswer(one, words)).join('\n')
    }),
  )
}

const labelOf = ({ label }: Asked) => label

type Said = { text?: string | null; by?: string | null; at?: string | null }

function saidBy(said: readonly Said[] | null | undefined) {
  return said?.map(({ text, by, at }) => `${at} ${by}: ${text}`).join('\n')
}

/** The id of the colleague who works on an enquiry; 0 for nobody. */
export function assigneeOf({ assignee }: Pick<Enquiry, 'assignee'>): number {
  return typeof assignee === 'object' ? Number(assignee?.id ?? 0) : Number(assignee ?? 0)
}

function column(heading: string, width: number, read: Column['read']): Column {
  return { heading, width, read }
}
